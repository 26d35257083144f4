import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { blogRoutes, paths, servicePaths } from '../content/paths';
import type { MenuId } from '../content/site-content';
import type { PageId } from '../content/types';
import type { BlogLoaders } from '../features/blog/loaders';
import type { Frame } from '../features/site/frame';
import { PublicLayout } from './layout/PublicLayout';
import { LoadError, Loading, Root } from './Root';
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
            page('home', paths.home, 'src/pages/home/HomePage.tsx', () => import('../pages/home/HomePage')),
            page(
              'about',
              paths.about,
              'src/pages/about/AboutPage.tsx',
              () => import('../pages/about/AboutPage'),
            ),
            page(
              'services',
              paths.services,
              'src/pages/services/ServicesPage.tsx',
              () => import('../pages/services/ServicesPage'),
            ),
            page(
              'prices',
              paths.prices,
              'src/pages/services/PriceListPage.tsx',
              () => import('../pages/services/PriceListPage'),
            ),
            ...menuIds.flatMap((id) =>
              servicePaths[id].map((path) =>
                page(
                  id,
                  path,
                  'src/pages/services/ServicePage.tsx',
                  () => import('../pages/services/ServicePage'),
                ),
              ),
            ),
            page(
              'offers',
              paths.offers,
              'src/pages/offers/OffersPage.tsx',
              () => import('../pages/offers/OffersPage'),
            ),
            {
              path: blogRoutes.list,
              handle: { sources: ['src/pages/blog/BlogPage.tsx'] } satisfies RouteHandle,
              loader: (args) => loaders.postList(args),
              lazy: () => import('../pages/blog/BlogPage'),
            },
            {
              path: blogRoutes.post,
              handle: { sources: ['src/pages/blog/PostPage.tsx'] } satisfies RouteHandle,
              loader: (args) => loaders.post(args),
              lazy: () => import('../pages/blog/PostPage'),
            },
            {
              path: '/blogdetail',
              handle: { sources: ['src/pages/blog/OldPostUrlPage.tsx'] } satisfies RouteHandle,
              loader: redirectToPost,
              lazy: () => import('../pages/blog/OldPostUrlPage'),
            },
            page(
              'academy',
              paths.academy,
              'src/pages/academy/AcademyPage.tsx',
              () => import('../pages/academy/AcademyPage'),
            ),
            page(
              'terms',
              paths.terms,
              'src/pages/legal/LegalPage.tsx',
              () => import('../pages/legal/LegalPage'),
            ),
            page(
              'privacy',
              paths.privacy,
              'src/pages/legal/LegalPage.tsx',
              () => import('../pages/legal/LegalPage'),
            ),
            {
              path: '*',
              handle: { sources: ['src/pages/not-found/NotFoundPage.tsx'] } satisfies RouteHandle,
              loader: async (args) => data(await loaders.page('notFound', args), { status: 404 }),
              lazy: () => import('../pages/not-found/NotFoundPage'),
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
