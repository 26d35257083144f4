import type { ReactNode } from 'react';
import { Navigate, type RouteObject, redirectDocument } from 'react-router-dom';
import { MAIN_ID } from '../shared/ui/mainId';
import { AdminLayout } from './AdminLayout';
import { AdminNotFoundPage, AdminPage, Only } from './AdminPage';
import { LoginPage, RecoveryPage } from './account/LoginPage';
import { LogoutPage } from './account/LogoutPage';
import { PasswordPage } from './account/PasswordPage';
import { behindTheSite } from './behindTheSite';
import { ConditionPage } from './condition/Condition';
import { ConsentsPage } from './consents/Consents';
import { firstPage } from './lastPage';
import { later } from './later';
import { PostsPage } from './posts/PostsPage';

// The editors are by far the largest chunks, so they load only when they are opened.
const PostPage = later(async () => (await import('./editor/PostPage')).PostPage);
const HistoryPage = later(async () => (await import('./history/PostHistory')).HistoryPage);
const JournalPage = later(async () => (await import('./journal/JournalPage')).JournalPage);
const VisitorsPage = later(async () => (await import('./counts/VisitorsPage')).VisitorsPage);
const PeoplePage = later(async () => (await import('./people/PeoplePage')).PeoplePage);
const InvitationPage = later(async () => (await import('./account/InvitationPage')).InvitationPage);
const CarryPage = later(async () => (await import('./carry/CarryPage')).CarryPage);
const SiteArea = later(async () => (await import('./content/SiteArea')).SiteArea);

const behindIt: Record<(typeof behindTheSite)[number][0], ReactNode> = {
  visitors: <VisitorsPage />,
  pictures: <ConsentsPage />,
  condition: <ConditionPage />,
  carry: <CarryPage />,
  people: <PeoplePage />,
  journal: <JournalPage />,
  password: <PasswordPage />,
};

const FirstPage = () => <Navigate to={firstPage()} replace />;

export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', element: <LoginPage /> },
  { path: '/admin/login/recovery', element: <RecoveryPage /> },
  { path: '/admin/invitation', element: <InvitationPage /> },
  { path: '/admin/logout', element: <LogoutPage /> },
  {
    path: '/admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: <FirstPage /> },
      { path: 'blog', element: <PostsPage /> },
      { path: 'blog/new', element: <PostPage /> },
      { path: 'blog/edit/:id', element: <PostPage /> },
      {
        path: 'blog/history/:id',
        element: (
          <Only right="posts">
            <HistoryPage />
          </Only>
        ),
      },
      { path: 'site/*', element: <SiteArea /> },
      ...behindTheSite.map(([path, right, title]) => ({
        path,
        element: (
          <Only right={right}>
            <AdminPage title={title} up={{ to: '/admin/site', name: 'More' }}>
              {behindIt[path]}
            </AdminPage>
          </Only>
        ),
      })),
      { path: '*', element: <AdminNotFoundPage /> },
    ],
  },
];

/** nginx serves this document also for addresses that the router does not know (`/admin%2fblog`): loading that again would never end. */
export const otherDocument = (loadedUrl: string): RouteObject => ({
  path: '*',
  loader: ({ request }) => (request.url === loadedUrl ? null : redirectDocument(request.url)),
  element: (
    <main id={MAIN_ID} tabIndex={-1}>
      <AdminNotFoundPage />
    </main>
  ),
});
