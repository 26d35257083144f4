import { useRoutes } from 'react-router-dom';
import { SiteConflict } from './ConflictDialog';
import { RemovedProvider } from './draft/removed';
import { SiteDraftProvider } from './draft/SiteDraftProvider';
import { SayMoves } from './parts/MoveButtons';
import { siteRoutes } from './routes';
import { SiteBar } from './SiteBar';
import { useFieldInAddress } from './useFieldInAddress';

/** All editors of the site's content, in a chunk of their own. They share one draft. */
export function SiteArea() {
  return (
    <SiteDraftProvider>
      <SiteBar />
      <SiteConflict />
      <RemovedProvider>
        <SayMoves>
          <LoadedPage />
        </SayMoves>
      </RemovedProvider>
    </SiteDraftProvider>
  );
}

function LoadedPage() {
  useFieldInAddress();
  return useRoutes(siteRoutes);
}
