import { lazy } from 'react';
import { type RouteObject, redirectDocument } from 'react-router-dom';
import { MAIN_ID } from '../shared/ui/mainId';
import { AdminLayout } from './AdminLayout';
import { AdminNotFoundPage } from './AdminNotFoundPage';
import { AdminPage } from './AdminPage';
import { LoginPage } from './account/LoginPage';
import { LogoutPage } from './account/LogoutPage';
import { PasswordForm } from './account/PasswordForm';
import { PostsList } from './posts/PostsList';
import { PublishedPanel } from './posts/PublishedPanel';

// The editors are by far the largest chunks, so they load only when they are opened.
const PostPage = lazy(async () => ({ default: (await import('./editor/PostPage')).PostPage }));
const HistoryPage = lazy(async () => ({ default: (await import('./history/HistoryPage')).HistoryPage }));
const VersionPage = lazy(async () => ({ default: (await import('./history/VersionPage')).VersionPage }));
const CategoriesList = lazy(async () => ({
  default: (await import('./categories/CategoriesList')).CategoriesList,
}));
const SiteArea = lazy(async () => ({ default: (await import('./content/SiteArea')).SiteArea }));

const posts = (
  <AdminPage title="Blog posts" heading={false}>
    <PublishedPanel />
    <PostsList />
  </AdminPage>
);
const categories = (
  <AdminPage title="Categories" up={{ to: '/admin/blog', name: 'Blog posts' }}>
    <CategoriesList />
  </AdminPage>
);
const password = (
  <AdminPage title="Change password">
    <PasswordForm />
  </AdminPage>
);

export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', element: <LoginPage /> },
  { path: '/admin/logout', element: <LogoutPage /> },
  {
    path: '/admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: posts },
      { path: 'blog', element: posts },
      { path: 'blog/new', element: <PostPage /> },
      { path: 'blog/edit/:id', element: <PostPage /> },
      { path: 'blog/history/:id', element: <HistoryPage /> },
      { path: 'blog/history/:id/:n', element: <VersionPage /> },
      { path: 'blog/categories', element: categories },
      { path: 'site/*', element: <SiteArea /> },
      { path: 'password', element: password },
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
