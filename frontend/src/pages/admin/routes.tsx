import type { RouteObject } from 'react-router-dom';

/** The owner's area: a separate chunk that no visitor downloads. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    children: [
      { path: 'login', lazy: () => import('./LoginPage') },
      { path: '*', lazy: () => import('./LoginPage') },
      { index: true, lazy: () => import('./LoginPage') },
    ],
  },
];
