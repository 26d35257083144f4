import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { blogRoutes, paths, servicePaths } from '../content/paths';
import type { ServiceMenu, ServicePageId } from '../content/types';
import type { BlogApi } from '../features/blog/api';
import { postListLoader, postLoader } from '../features/blog/loaders';
import { PublicLayout } from './layout/PublicLayout';
import { LoadError, Loading, Root } from './Root';

/** Sources of a lazy route, so that a rendered page can name its scripts before the entry asks for them. */
export interface RouteHandle {
  sources: string[];
}

const menus: Record<ServicePageId, () => Promise<{ menu: ServiceMenu }>> = {
  hair: () => import('../content/services/hair'),
  nail: () => import('../content/services/nail'),
  skin: () => import('../content/services/skin'),
  menshair: () => import('../content/services/menshair'),
  haircolor: () => import('../content/services/haircolor'),
  texture: () => import('../content/services/texture'),
  spmu: () => import('../content/services/spmu'),
  makeup: () => import('../content/services/makeup'),
  edit: () => import('../content/services/edit'),
};

const serviceIds = Object.keys(menus) as ServicePageId[];

const serviceRoutes: RouteObject[] = serviceIds.flatMap((id) =>
  servicePaths[id].map((path) => ({
    path,
    handle: { sources: ['src/pages/services/ServicePage.tsx', `src/content/services/${id}.ts`] },
    lazy: async () => {
      const [{ ServicePage }, { menu }] = await Promise.all([
        import('../pages/services/ServicePage'),
        menus[id](),
      ]);
      return { element: <ServicePage id={id} menu={menu} /> };
    },
  })),
);

/** One table for the browser, the renderer and the build. Paths match in any letter case. */
export function createRoutes(api: BlogApi): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <LoadError />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          element: <PublicLayout />,
          children: [
            {
              path: paths.home,
              handle: { sources: ['src/pages/home/HomePage.tsx'] },
              lazy: () => import('../pages/home/HomePage'),
            },
            {
              path: paths.about,
              handle: { sources: ['src/pages/about/AboutPage.tsx'] },
              lazy: () => import('../pages/about/AboutPage'),
            },
            {
              path: paths.services,
              handle: { sources: ['src/pages/services/ServicesPage.tsx'] },
              lazy: () => import('../pages/services/ServicesPage'),
            },
            ...serviceRoutes,
            {
              path: paths.offers,
              handle: { sources: ['src/pages/offers/OffersPage.tsx'] },
              lazy: () => import('../pages/offers/OffersPage'),
            },
            {
              path: blogRoutes.list,
              handle: { sources: ['src/pages/blog/BlogPage.tsx'] },
              loader: postListLoader(api),
              lazy: () => import('../pages/blog/BlogPage'),
            },
            {
              path: blogRoutes.post,
              handle: { sources: ['src/pages/blog/PostPage.tsx'] },
              loader: postLoader(api),
              lazy: () => import('../pages/blog/PostPage'),
            },
            {
              path: '/blogdetail',
              handle: { sources: ['src/pages/blog/OldPostUrlPage.tsx'] },
              loader: redirectToPost,
              lazy: () => import('../pages/blog/OldPostUrlPage'),
            },
            {
              path: paths.academy,
              handle: { sources: ['src/pages/academy/AcademyPage.tsx'] },
              lazy: () => import('../pages/academy/AcademyPage'),
            },
            {
              path: paths.terms,
              handle: { sources: ['src/pages/legal/TermsPage.tsx'] },
              lazy: () => import('../pages/legal/TermsPage'),
            },
            {
              path: paths.privacy,
              handle: { sources: ['src/pages/legal/PrivacyPage.tsx'] },
              lazy: () => import('../pages/legal/PrivacyPage'),
            },
            {
              path: '*',
              handle: { sources: ['src/pages/not-found/NotFoundPage.tsx'] },
              loader: () => data(null, { status: 404 }),
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
