import { paths, servicePaths } from '../src/content/paths';
import type { StaticPage } from './prerender';

// The blog is rendered per request, and a page that is not found has no address of its own.
const { blog, notFound: _, ...fixed } = paths;

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Every page that is built once, under each of its paths. */
export const staticPages: StaticPage[] = [...Object.values(fixed), ...Object.values(servicePaths).flat()].map(
  (path) => ({ path, file: fileOf(path) }),
);

/** Canonical paths only. */
export const sitemapPaths: string[] = [
  ...Object.values(fixed),
  blog,
  ...Object.values(servicePaths).map(([canonical]) => canonical),
];
