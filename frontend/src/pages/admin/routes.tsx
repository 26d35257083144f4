import type { RouteObject } from 'react-router-dom';

/** The owner's area: of all of it a visitor downloads this line. */
export const adminRoutes: RouteObject[] = [{ path: '/admin/*', lazy: () => import('./AdminPages') }];
