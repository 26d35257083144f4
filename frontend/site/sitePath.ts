import type { MenuId } from '@salon/content/description';
import { paths, servicePaths } from '../shared/content/paths';
import type { PageId } from '../shared/content/types';

/** The pages that are rendered from an edition alone. */
export type SitePageId = Exclude<PageId, 'blog'> | MenuId;

// The blog is rendered per request, and a page that is not found has no address of its own.
const { blog: _blog, notFound: _notFound, ...fixed } = paths;

/** Every page that is written to a file, under each of its paths in the route table. */
export const sitePaths: string[] = [...Object.values(fixed), ...Object.values(servicePaths).flat()];

const spelled = new Map(sitePaths.map((path) => [path.toLowerCase(), path]));

/** The path in the route table for an address in any letter case; undefined for the blog and for unknown pages. */
export const sitePath = (pathname: string): string | undefined =>
  spelled.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));
