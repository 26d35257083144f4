import { paths, servicePaths } from '../content/paths';

// The blog is rendered per request, and a page that is not found has no address of its own.
const { blog: _blog, notFound: _notFound, ...fixed } = paths;

/** Every page that is a file, under each of its paths as routed. */
export const sitePaths: string[] = [...Object.values(fixed), ...Object.values(servicePaths).flat()];

const spelled = new Map(sitePaths.map((path) => [path.toLowerCase(), path]));

/** The path as routed of an address in any letter case; none for the blog and for unknown pages. */
export const sitePath = (pathname: string): string | undefined =>
  spelled.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));
