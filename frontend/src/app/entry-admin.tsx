import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, redirectDocument } from 'react-router-dom';
import { adminRoutes } from '../pages/admin/routes';
import { EMOTION_KEY, ROOT_ID } from './document';
import { LoadError, Root } from './Root';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The page has no root element.');

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <LoadError />,
    children: [
      ...adminRoutes,
      // The public site is another document. The loader runs after the editor has asked about unsaved text.
      { path: '*', loader: ({ request }) => redirectDocument(request.url) },
    ],
  },
]);

createRoot(root).render(
  <CacheProvider value={createCache({ key: EMOTION_KEY })}>
    <RouterProvider router={router} />
  </CacheProvider>,
);
