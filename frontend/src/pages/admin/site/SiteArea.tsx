import { Outlet, Route, Routes } from 'react-router-dom';
import { SiteDraftProvider } from '../../../features/admin/site/draft/SiteDraftProvider';
import { loadEditionZero } from '../../../features/admin/site/editionZero';
import { SiteBar } from '../../../features/admin/site/SiteBar';
import { AdminNotFoundPage } from '../AdminNotFoundPage';
import { editorRoutes } from './editorRoutes';
import { SiteHomePage } from './SiteHomePage';

/** All that edits the site's content: a chunk of its own, around one draft. */
export function SiteArea() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<SiteHomePage />} />
        {editorRoutes}
        <Route path="*" element={<AdminNotFoundPage />} />
      </Route>
    </Routes>
  );
}

function SiteLayout() {
  return (
    <SiteDraftProvider editionZero={loadEditionZero}>
      <SiteBar />
      <Outlet />
    </SiteDraftProvider>
  );
}
