import { lazy } from 'react';
import { type RouteObject, redirectDocument } from 'react-router-dom';
import { MAIN_ID } from '../../ui/mainId';
import { AdminLayout } from './AdminLayout';
import { AdminNotFoundPage } from './AdminNotFoundPage';
import { LoginPage } from './LoginPage';
import { LogoutPage } from './LogoutPage';
import { PasswordPage } from './PasswordPage';
import { PostsPage } from './PostsPage';

// The editors are by far the largest chunks, so they load only when they are opened.
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
 * The browser loads any address outside the admin area as a new document. But nginx decodes some addresses that the router
 * does not (`/admin%2fblog`) and serves this same document for them: loading it again would be an endless loop.
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
