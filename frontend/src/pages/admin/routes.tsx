import { lazy } from 'react';
import { type RouteObject, redirectDocument } from 'react-router-dom';
import { MAIN_ID } from '../../ui/mainId';
import { AdminLayout } from './AdminLayout';
import { AdminNotFoundPage } from './AdminNotFoundPage';
import { LoginPage } from './LoginPage';
import { LogoutPage } from './LogoutPage';
import { PasswordPage } from './PasswordPage';
import { PostsPage } from './PostsPage';

// The editors are by far the largest parts: whoever only looks something up does not wait for it.
const PostPage = lazy(async () => ({ default: (await import('./PostPage')).PostPage }));
const HistoryPage = lazy(async () => ({ default: (await import('./HistoryPage')).HistoryPage }));
const VersionPage = lazy(async () => ({ default: (await import('./VersionPage')).VersionPage }));
const CategoriesPage = lazy(async () => ({ default: (await import('./CategoriesPage')).CategoriesPage }));
const SiteArea = lazy(async () => ({ default: (await import('./site/SiteArea')).SiteArea }));

export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', element: <LoginPage /> },
  { path: '/admin/logout', element: <LogoutPage /> },
  {
    path: '/admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: <PostsPage /> },
      { path: 'blog', element: <PostsPage /> },
      { path: 'blog/new', element: <PostPage /> },
      { path: 'blog/edit/:id', element: <PostPage /> },
      { path: 'blog/history/:id', element: <HistoryPage /> },
      { path: 'blog/history/:id/:n', element: <VersionPage /> },
      { path: 'blog/categories', element: <CategoriesPage /> },
      { path: 'site/*', element: <SiteArea /> },
      { path: 'password', element: <PasswordPage /> },
      { path: '*', element: <AdminNotFoundPage /> },
    ],
  },
];

/**
 * What is no page of the admin area is another document, which the browser loads. But nginx reads some addresses in another
 * way than the router (`/admin%2fblog`) and answers them with this document: loading it again would never end.
 */
export function otherDocument(loadedUrl: string): RouteObject {
  return {
    path: '*',
    loader: ({ request }) => (request.url === loadedUrl ? null : redirectDocument(request.url)),
    element: (
      <main id={MAIN_ID} tabIndex={-1}>
        <AdminNotFoundPage />
      </main>
    ),
  };
}
