import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { RemovedProvider } from './draft/removed';
import { SiteDraftProvider } from './draft/SiteDraftProvider';
import { SayMoves } from './parts/MoveButtons';
import { siteRoutes } from './routes';
import { SiteBar } from './SiteBar';
import { SiteConflict } from './SiteConflict';

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

/** Focuses the field in the address's hash (`#contact.phone`) and scrolls to it. */
function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (!path) return;
    // Deferred, as a new page first takes the focus itself.
    const timer = setTimeout(() => focusField(path));
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** Focuses the field at the path, or its first part, or the nearest one that contains it: a line's path leads to its list. */
function focusField(path: string) {
  for (let name = path; name; name = name.replace(/[.[]?[^.[]*$/, '')) {
    const parts = `:is(input, textarea, select, button):is([id^="${name}."], [id^="${name}["])`;
    const field = document.getElementById(name) ?? document.querySelector<HTMLElement>(parts);
    if (!field) continue;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
