import { sitePaths } from '../../src/app/sitePath';
import { descriptionsPath, pageDataPath, paths, servicePaths } from '../../src/content/paths';

export interface StaticPage {
  /** Path as routed. */
  path: string;
  /** Its file, below the folder that nginx serves. */
  file: string;
  /** What a visitor who comes from another page gets of it. */
  dataFile: string;
}

const pageOf = (path: string): StaticPage => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  dataFile: pageDataPath(path).slice(1),
});

/** Every page that is a file, under each of its paths. */
export const staticPages: StaticPage[] = sitePaths.map(pageOf);

/** Files too, which nginx serves by rules of its own and not by the map of paths. */
export const errorPages: StaticPage[] = [paths.notFound, '/blogdetail'].map(pageOf);

export const SITEMAP = 'sitemap-pages.xml';
export const DESCRIPTIONS = descriptionsPath.slice(1);

/** Canonical paths only. */
const aliases = new Set(Object.values(servicePaths).flatMap(([_canonical, ...more]) => more));
const sitemapPaths: string[] = [...sitePaths, paths.blog].filter((path) => !aliases.has(path));

/** `changed`: when what stands on the pages was published, if that is known. */
export function sitemap(publicUrl: string, changed: string | null): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  const urls = sitemapPaths.map((path) => `  <url><loc>${publicUrl}${path}</loc>${lastmod}</url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** nginx map lines: a path, in pages with and without its trailing slash → its file. */
export function pagesMap(): string {
  const entries = staticPages.flatMap(({ path, file }) =>
    (path === '/' ? [path] : [path, `${path}/`]).map((key) => [key, file]),
  );
  const data = [...staticPages, ...errorPages].map(({ dataFile }) => [`/${dataFile}`, dataFile]);
  const others = [SITEMAP, DESCRIPTIONS].map((file) => [`/${file}`, file]);
  return [...entries, ...data, ...others].map(([key, file]) => `"${key}" "/${file}";\n`).join('');
}
