import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROOT_ID } from '../shared/document';
import { LoadError, Root } from '../shared/Root';
import { createStyleCache } from '../shared/theme/styleCache';
import { adminRoutes, otherDocument } from './routes';
import { readSalon } from './salon';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The page has no root element.');

/** In the form of the URLs in the loaders' requests. */
const loadedUrl = window.location.href.replace(/#.*/, '');

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <LoadError />,
    children: [...adminRoutes, otherDocument(loadedUrl)],
  },
]);

readSalon().catch(() => {});
createRoot(root).render(
  <CacheProvider value={createStyleCache()}>
    <RouterProvider router={router} />
  </CacheProvider>,
);
