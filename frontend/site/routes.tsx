import type { MenuId } from '@salon/content/description';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { blogRoutes, paths, servicePaths } from '../shared/content/paths';
import type { PageId } from '../shared/content/types';
import { LoadError, Loading, Root } from '../shared/Root';
import type { BlogLoaders } from './blog/loaders';
import type { Frame } from './layout/frame';
import { PublicLayout } from './layout/PublicLayout';
import { sitePath } from './sitePath';

/** The pages that are rendered from an edition alone. */
export type SitePageId = Exclude<PageId, 'blog'> | MenuId;

/** Where the routes get their data from: the renderer computes them, the browser requests them from nginx. */
export interface SiteLoaders {
  frame(args: LoaderFunctionArgs): Promise<Frame>;
  page(id: SitePageId, args: LoaderFunctionArgs): Promise<unknown>;
}

export type Loaders = SiteLoaders & BlogLoaders;

export interface RouteHandle {
  /** Source files of a lazy route, so that a rendered page can name its scripts before the entry asks for them. */
  sources: string[];
  /** Its data are written to a file. */
  isSitePage?: true;
}

export const LAYOUT_ID = 'layout';

/** The route table of the browser, the renderer and the build. Paths match in any letter case. */
export function createRoutes(loaders: Loaders): RouteObject[] {
  const page = (id: SitePageId, path: string, source: string, lazy: RouteObject['lazy']): RouteObject => ({
    path,
    handle: { sources: [source], isSitePage: true } satisfies RouteHandle,
    loader: (args) => loaders.page(id, args),
    lazy,
  });
  const menuIds = Object.keys(servicePaths) as MenuId[];

  return [
    {
      element: <Root />,
      errorElement: <LoadError />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          id: LAYOUT_ID,
          element: <PublicLayout />,
          loader: (args) => loaders.frame(args),
          // The data of every page include those of the layout, except on the blog and on unknown pages.
          shouldRevalidate: ({ nextUrl }) => sitePath(nextUrl.pathname) !== undefined,
          children: [
            page('home', paths.home, 'site/pages/home/HomePage.tsx', () => import('./pages/home/HomePage')),
            page(
              'about',
              paths.about,
              'site/pages/about/AboutPage.tsx',
              () => import('./pages/about/AboutPage'),
            ),
            page(
              'services',
              paths.services,
              'site/pages/services/ServicesPage.tsx',
              () => import('./pages/services/ServicesPage'),
            ),
            page(
              'prices',
              paths.prices,
              'site/pages/services/PriceListPage.tsx',
              () => import('./pages/services/PriceListPage'),
            ),
            ...menuIds.flatMap((id) =>
              servicePaths[id].map((path) =>
                page(
                  id,
                  path,
                  'site/pages/services/ServicePage.tsx',
                  () => import('./pages/services/ServicePage'),
                ),
              ),
            ),
            page(
              'offers',
              paths.offers,
              'site/pages/offers/OffersPage.tsx',
              () => import('./pages/offers/OffersPage'),
            ),
            {
              path: blogRoutes.list,
              handle: { sources: ['site/pages/blog/BlogPage.tsx'] } satisfies RouteHandle,
              loader: (args) => loaders.postList(args),
              lazy: () => import('./pages/blog/BlogPage'),
            },
            {
              path: blogRoutes.post,
              handle: { sources: ['site/pages/blog/PostPage.tsx'] } satisfies RouteHandle,
              loader: (args) => loaders.post(args),
              lazy: () => import('./pages/blog/PostPage'),
            },
            {
              path: '/blogdetail',
              handle: { sources: ['site/pages/blog/OldPostUrlPage.tsx'] } satisfies RouteHandle,
              loader: redirectToPost,
              lazy: () => import('./pages/blog/OldPostUrlPage'),
            },
            page(
              'academy',
              paths.academy,
              'site/pages/academy/AcademyPage.tsx',
              () => import('./pages/academy/AcademyPage'),
            ),
            page(
              'terms',
              paths.terms,
              'site/pages/legal/LegalPage.tsx',
              () => import('./pages/legal/LegalPage'),
            ),
            page(
              'privacy',
              paths.privacy,
              'site/pages/legal/LegalPage.tsx',
              () => import('./pages/legal/LegalPage'),
            ),
            {
              path: '*',
              handle: { sources: ['site/pages/not-found/NotFoundPage.tsx'] } satisfies RouteHandle,
              loader: async (args) => data(await loaders.page('notFound', args), { status: 404 }),
              lazy: () => import('./pages/not-found/NotFoundPage'),
            },
          ],
        },
      ],
    },
  ];
}

/** The older address of a post: `/blogdetail?id=X`. */
function redirectToPost({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id');
  return id ? redirect(`${paths.blog}/${encodeURIComponent(id)}`, 301) : null;
}
