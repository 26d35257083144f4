// Must run before React loads.
import './withoutStackTraces';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { browserApi } from '../features/blog/api';
import { createBrowserData } from './browser-data';
import { EMOTION_KEY, HYDRATION_ID, ROOT_ID } from './document';
import { loadLazyRoutes } from './loadLazyRoutes';
import { prefetchLinks } from './prefetchLinks';
import { createRoutes } from './routes';

async function start() {
  Error.stackTraceLimit = 10;
  const root = document.getElementById(ROOT_ID);
  const hydration = document.getElementById(HYDRATION_ID);
  if (!root) throw new Error('The page has no root element.');

  const rendered = hydration && JSON.parse(hydration.textContent ?? '');
  const site = createBrowserData(rendered?.build);
  const routes = createRoutes(browserApi, site);
  if (hydration) await loadLazyRoutes(routes, window.location.pathname);
  const router = createBrowserRouter(routes, {
    hydrationData: rendered ?? undefined,
  });
  const app = (
    <CacheProvider value={createCache({ key: EMOTION_KEY })}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
  // As a transition, hydration runs in small slices, so that taps are handled in between.
  if (hydration) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  prefetchLinks(site.prefetch);
}

start();
