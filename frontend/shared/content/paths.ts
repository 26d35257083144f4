import type { Hours, SiteContent } from '@salon/content/description';
import { paths } from '@salon/content/sitePaths';

export { paths };

/** Patterns of the pages that are rendered per request, for the route table and the renderer. */
export const blogRoutes = { list: paths.blog, post: `${paths.blog}/:id` };

/** The path of a menu's page, by the address that its owner chose. */
export const menuPath = (address: string) => `${paths.services}/${address}`;

/** Says which edition the pages are of, where its menus are, and what holds for visits. It is written with them, so it changes at the same moment. */
export interface ShownEdition {
  edition: number;
  /** Where what visitors plan is: the path of each menu that is offered, by its id, and of the offers. */
  planned: Record<string, string | undefined>;
  /** With the special days of a year; pages have those of the next weeks. */
  hours: Hours;
  people: { id: string; name: string }[];
  visit: SiteContent['words']['visit'] & { upi: string };
}

/**
 * For a page in any language: home's path is `/` or `/ml`. Besides those of pages there are `/edition`, `/descriptions`, which are what
 * the price list searches in addition to what it shows, and in other languages `/words`.
 */
export const pageDataPath = (path: string): string =>
  `/page-data${path.replace(/^(\/..)?\/?$/, '$1/index')}.json`;
