import { menuPath, paths } from '../shared/content/paths';

// The blog is rendered per request, and a page that is not found has no address of its own.
const { blog: _blog, notFound: _notFound, ...fixed } = paths;

/** The pages that are rendered from an edition alone. All menus share one route. */
export type SitePageId = keyof typeof fixed | 'menu' | 'notFound';

/** The pages that every site has, under their paths in the route table. */
export const fixedPaths: string[] = Object.values(fixed);

/** The route of what is not there. */
export const NOT_FOUND_ID = 'notFound';

export const MENU_ROUTE = menuPath(':menu');

const spelled = new Map(fixedPaths.map((path) => [path.toLowerCase(), path]));
const MENU = new RegExp(`^${menuPath('[a-z0-9-]+')}$`, 'i');

/** The path of a page's data for an address in any letter case and language; undefined for the blog and for what is no page. */
export function sitePath(pathname: string): string | undefined {
  const [, language = '', path = ''] = /^(\/..(?=\/|$))?(.*?)\/?$/.exec(pathname) ?? [];
  const found = spelled.get(path.toLowerCase() || '/') ?? MENU.exec(path)?.[0];
  return found && language + found;
}
