import { CacheProvider } from '@emotion/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROOT_ID } from '../shared/document';
import { LoadError, Root } from '../shared/Root';
import { createStyleCache } from '../shared/theme/styleCache';
import { adminRoutes, otherDocument } from './routes';

// The login page's first script switches stack traces off (site/start.ts).
Error.stackTraceLimit = 10;
const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The page has no root element.');

// The edition's colours are in admin.css.
document
  .querySelector('meta[name="theme-color"]')
  ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--dark'));

/** In the form of the URLs in the loaders' requests. */
const loadedUrl = window.location.href.replace(/#.*/, '');

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <LoadError />,
    children: [...adminRoutes, otherDocument(loadedUrl)],
  },
]);

// Without a connection the area opens all the same. Browsers have it only for HTTPS and localhost.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' }).catch(() => {});
const app = (
  <CacheProvider value={createStyleCache()}>
    <RouterProvider router={router} />
  </CacheProvider>
);
// The login page's document has its form already (build/login.tsx), but not what has led there from within the admin area.
const isThere = root.hasChildNodes() && /^\/admin\/login\/?$/i.test(window.location.pathname);
if (isThere && !window.history.state?.usr) hydrateRoot(root, app);
else createRoot(root).render(app);
