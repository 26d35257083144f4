import type { MenuId } from '@salon/content/description';

/** The path of each page. Keep this file small: the route table of every visitor contains it. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  prices: '/services/prices',
  offers: '/offers',
  blog: '/blog',
  academy: '/Academy',
  terms: '/TermsAndConditions',
  privacy: '/PrivacyPolicy',
  notFound: '/404',
};

/** Patterns of the pages that are rendered per request, for the route table and the renderer. */
export const blogRoutes = { list: paths.blog, post: `${paths.blog}/:id` };

/** The canonical path first, then others that show the same page. */
export const servicePaths: Record<MenuId, [string, ...string[]]> = {
  hair: ['/services/hair'],
  skin: ['/services/skin'],
  menshair: ['/services/Menshair'],
  texture: ['/services/Texture'],
  nail: ['/services/nail'],
  makeup: ['/services/makeup', '/services/makup'],
  edit: ['/services/edit'],
  spmu: ['/services/spmu'],
  haircolor: ['/services/Haircolor'],
};

/** What the price list searches in addition to what it shows. Loaded with the first search. */
export const descriptionsPath = '/page-data/descriptions.json';

/** Says which edition the pages are of. It is written with them, so it changes at the same moment. */
export const shownEditionPath = '/page-data/edition.json';

/** Address of a page's data, by its path in the route table. */
export const pageDataPath = (path: string): string => `/page-data${path === '/' ? '/index' : path}.json`;
