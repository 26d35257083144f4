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

/** The path of a menu's page, by the address that its owner chose. */
export const menuPath = (address: string) => `${paths.services}/${address}`;

/** What the price list searches in addition to what it shows. Loaded with the first search. */
export const descriptionsPath = '/page-data/descriptions.json';

/** Says which edition the pages are of, and where its menus are. It is written with them, so it changes at the same moment. */
export const shownEditionPath = '/page-data/edition.json';
export interface ShownEdition {
  edition: number;
  /** Where what visitors plan is: the path of each menu that is offered, by its id, and of the offers. */
  planned: Record<string, string | undefined>;
}

/** Address of a page's data, by its path in the route table. */
export const pageDataPath = (path: string): string => `/page-data${path === '/' ? '/index' : path}.json`;
