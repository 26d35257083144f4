import { paths } from '@salon/content/sitePaths';

export { paths };

/** Patterns of the pages that are rendered per request, for the route table and the renderer. */
export const blogRoutes = { list: paths.blog, post: `${paths.blog}/:id` };

/** The path of a menu's page, by the address that its owner chose. */
export const menuPath = (address: string) => `${paths.services}/${address}`;

/**
 * For a page in any language: home's path is `/` or `/ml`. Besides those of pages there are `/edition`, `/descriptions`, which are what
 * the price list searches in addition to what it shows, and in other languages `/words`.
 */
export const pageDataPath = (path: string): string =>
  `/page-data${path.replace(/^(\/..)?\/?$/, '$1/index')}.json`;
