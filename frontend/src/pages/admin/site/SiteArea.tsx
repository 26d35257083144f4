import { Outlet, Route, Routes, useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { SiteConflict } from '../../../features/admin/site/ConflictDialog';
import { ContactEditor } from '../../../features/admin/site/contact/ContactEditor';
import { SiteDraftProvider } from '../../../features/admin/site/draft/SiteDraftProvider';
import { loadEditionZero } from '../../../features/admin/site/editionZero';
import { Edition } from '../../../features/admin/site/history/Edition';
import { History } from '../../../features/admin/site/history/History';
import { SiteHome } from '../../../features/admin/site/home/SiteHome';
import { NoticesEditor } from '../../../features/admin/site/notices/NoticesEditor';
import { Preview } from '../../../features/admin/site/preview/Preview';
import { Publish } from '../../../features/admin/site/publish/Publish';
import { QuestionsEditor } from '../../../features/admin/site/questions/QuestionsEditor';
import { ReviewsEditor } from '../../../features/admin/site/reviews/ReviewsEditor';
import { SiteBar } from '../../../features/admin/site/SiteBar';
import { useFieldInAddress } from '../../../features/admin/site/useFieldInAddress';
import { AdminNotFoundPage } from '../AdminNotFoundPage';
import { PageHeading } from '../PageHeading';
import { editorRoutes } from './editorRoutes';
import { HoursPage } from './HoursPage';
import { SitePage } from './SitePage';

const historyPage = { to: '/admin/site/history', name: 'History' };

/** All editors of the site's content, in a chunk of their own. They share one draft. */
export function SiteArea() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<HomePage />} />
        <Route path="hours" element={<HoursPage />} />
        <Route
          path="notices"
          element={
            <SitePage title="Notices">
              <NoticesEditor />
            </SitePage>
          }
        />
        <Route
          path="contact"
          element={
            <SitePage title="Contact">
              <ContactEditor />
            </SitePage>
          }
        />
        <Route
          path="reviews"
          element={
            <SitePage title="Reviews">
              <ReviewsEditor />
            </SitePage>
          }
        />
        <Route
          path="questions"
          element={
            <SitePage title="Questions">
              <QuestionsEditor />
            </SitePage>
          }
        />
        <Route
          path="preview"
          element={
            <SitePage title="Preview">
              <Preview />
            </SitePage>
          }
        />
        <Route
          path="publish"
          element={
            <SitePage title="Publish">
              <Publish />
            </SitePage>
          }
        />
        <Route
          path="history"
          element={
            <SitePage title="History">
              <History />
            </SitePage>
          }
        />
        <Route path="history/:edition" element={<EditionPage />} />
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
      <SiteConflict />
      <LoadedPage />
    </SiteDraftProvider>
  );
}

function LoadedPage() {
  useFieldInAddress();
  return <Outlet />;
}

function HomePage() {
  return (
    <>
      <AdminTitle of="Site" />
      <PageHeading>Site</PageHeading>
      <SiteHome />
    </>
  );
}

function EditionPage() {
  const number = Number(useParams().edition);
  return (
    <SitePage title={number === 0 ? 'What the site came with' : `Edition ${number}`} parent={historyPage}>
      <Edition key={number} number={number} />
    </SitePage>
  );
}
