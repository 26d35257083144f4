import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { blogRoutes, paths } from '../shared/content/paths';
import { LoadError, Root } from '../shared/Root';
import type { BlogLoaders } from './blog/data';
import { deferHydration, loadParts } from './deferHydration';
import { PublicLayout } from './layout/PublicLayout';
import type { Frame } from './page-data/frame';
import { MENU_ROUTE, NOT_FOUND_ID, type SitePageId, sitePath } from './sitePath';

/** Where the routes get their data from: the renderer computes them, the browser requests them from nginx. */
export interface Loaders extends BlogLoaders {
  frame(args: LoaderFunctionArgs): Promise<Frame>;
  page(id: SitePageId, args: LoaderFunctionArgs): Promise<unknown>;
}

export const LAYOUT_ID = 'layout';

/**
 * The route table of the browser and the renderer. Paths match in any letter case. On the page of an address that is not there
 * (`isLost`), which may be one of the table, links open documents.
 */
export function createRoutes(loaders: () => Promise<Loaders>, isLost = false): RouteObject[] {
  const lazily = (load: () => Promise<{ Component: ComponentType }>, isSitePage?: true) => ({
    // For the renderer: its data are written to a file.
    handle: __RENDERER__ && isSitePage,
    lazy: async () => {
      const Component = deferHydration(async () => (await load()).Component);
      const loading = loadParts();
      if (isTakingOver) loading.catch(() => {});
      else await loading;
      return { Component };
    },
  });
  const page = (id: SitePageId, load: () => Promise<{ Component: ComponentType }>, path?: string) => ({
    path: path ?? paths[id as keyof typeof paths],
    loader: async (args: LoaderFunctionArgs) => (await loaders()).page(id, args),
    ...lazily(load, true),
  });
  const notFound: RouteObject = {
    path: '*',
    id: NOT_FOUND_ID,
    loader: async (args) =>
      isLost ? leave(args) : data(await (await loaders()).page('notFound', args), { status: 404 }),
    ...lazily(() => import('./pages/not-found/NotFoundPage')),
  };
  return [
    {
      element: <Root />,
      errorElement: <LoadError />,
      // Built, each document is rendered.
      hydrateFallbackElement: <main />,
      children: [
        {
          id: LAYOUT_ID,
          element: <PublicLayout />,
          loader: async (args) => (await loaders()).frame(args),
          // The data of every page include those of the layout, except on the blog and on unknown pages.
          shouldRevalidate: ({ nextUrl }) => sitePath(nextUrl.pathname) !== undefined,
          // The way to other pages, and to call, stays.
          children: [
            {
              errorElement: <LoadError as="div" />,
              children: isLost
                ? [notFound]
                : [
                    page('home', () => import('./pages/home/HomePage')),
                    page('about', () => import('./pages/about/AboutPage')),
                    page('services', () => import('./pages/services/ServicesPage')),
                    page('prices', () => import('./pages/services/PriceListPage')),
                    page('menu', () => import('./pages/services/ServicePage'), MENU_ROUTE),
                    page('offers', () => import('./pages/offers/OffersPage')),
                    page('bridal', () => import('./pages/bridal/BridalPage')),
                    page('academy', () => import('./pages/academy/AcademyPage')),
                    page('terms', () => import('./pages/legal/LegalPage')),
                    page('privacy', () => import('./pages/legal/LegalPage')),
                    {
                      path: blogRoutes.list,
                      loader: async (args) => (await loaders()).postList(args),
                      ...lazily(() => import('./pages/blog/BlogPage')),
                    },
                    {
                      path: blogRoutes.post,
                      loader: async (args) => (await loaders()).post(args),
                      ...lazily(() => import('./pages/blog/PostPage')),
                    },
                    {
                      path: '/blogdetail',
                      loader: redirectToPost,
                      ...lazily(() => import('./pages/blog/PostNotFound')),
                    },
                    notFound,
                  ],
            },
          ],
        },
      ],
    },
  ];
}

/** Never resolves: the browser loads another document. */
function leave({ request }: LoaderFunctionArgs) {
  location.assign(request.url);
  return new Promise<never>(() => {});
}

/** The older address of a post: `/blogdetail?id=X`. Without an id there is no such post. */
function redirectToPost({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id');
  return id ? redirect(`${paths.blog}/${encodeURIComponent(id)}`, 301) : null;
}

/** While a rendered page is hydrated: its frame doesn't wait for the parts of it. */
let isTakingOver = false;

/** Hydration needs the page's route. Without it the fallback would replace the page for a moment. */
export async function loadLazyRoutes(routes: RouteObject[], path: string, basename?: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename) ?? [];
  isTakingOver = true;
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  isTakingOver = false;
}
