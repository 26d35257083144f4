import type { RouteObject } from 'react-router-dom';

/** The owner's area: chunks of their own that no visitor downloads, and the editor another one. */
export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', lazy: () => import('./LoginPage') },
  { path: '/admin/logout', lazy: () => import('./LogoutPage') },
  {
    path: '/admin',
    lazy: () => import('./AdminArea'),
    children: [
      { index: true, lazy: () => import('./PostsPage') },
      { path: 'blog', lazy: () => import('./PostsPage') },
      { path: 'blog/new', lazy: () => import('./NewPostPage') },
      { path: 'blog/edit/:id', lazy: () => import('./EditPostPage') },
      { path: 'password', lazy: () => import('./PasswordPage') },
      { path: '*', lazy: () => import('./NoPage') },
    ],
  },
];
