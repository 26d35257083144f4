// Must be the first import: it prepares the loading of React.
import './loadReact';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HYDRATION_ID, ROOT_ID } from '../shared/document';
import { createStyleCache } from '../shared/theme/styleCache';
import { createRoutes, loadLazyRoutes } from './routes';
import { NOT_FOUND_ID } from './sitePath';

/** What the renderer says at the end of a page. */
interface Rendered {
  build?: string;
  /** Where the pages in a language other than English begin. */
  basename?: string;
  loaderData?: Record<string, unknown>;
}

/** Built, each document is rendered. */
const isRendered = process.env.NODE_ENV === 'production';

async function start() {
  Error.stackTraceLimit = 10;
  const root = document.getElementById(ROOT_ID) as HTMLElement;
  const rendered: Rendered = JSON.parse(document.getElementById(HYDRATION_ID)?.textContent ?? '{}');
  const { build, basename, loaderData = {} } = rendered;
  if (basename) await (await import('./languages/begin')).begin(basename);
  const loaders = () => loadLoaders(build);
  const routes = createRoutes(loaders, NOT_FOUND_ID in loaderData);
  if (isRendered) await loadLazyRoutes(routes, location.pathname, basename);
  const router = createBrowserRouter(routes, { basename, hydrationData: rendered });
  const app = (
    <CacheProvider value={createStyleCache()}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
  // As a transition, hydration runs in small slices, so that taps are handled in between.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  prefetchLinks((path) => {
    loaders().then(
      ({ prefetch }) => prefetch(path),
      () => {},
    );
  });
  // Loaded ahead, so that the first tap need not wait.
  loaders().catch(() => {});
  import('./counts/report').then(({ report }) => report(router)).catch(() => {});
}

type BrowserLoaders = ReturnType<typeof import('./browser-loaders').createBrowserLoaders>;
let loading: Promise<BrowserLoaders> | undefined;

/** After a failed load (a lost connection), the next tap tries again. */
function loadLoaders(build: string | undefined) {
  loading ??= import('./browser-loaders').then(({ createBrowserLoaders }) => createBrowserLoaders(build));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function prefetchLinks(prefetch: (pathname: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== window.location.pathname) prefetch(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

start();
