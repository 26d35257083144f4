import { descriptionsPath, pageDataPath, paths, shownEditionPath } from '../../shared/content/paths';
import { fixedPaths } from '../../site/sitePath';

/** A path of the route table with its files: the page, and its data for visitors who come from another page. */
export const pageOf = (path: string) => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  dataFile: pageDataPath(path).slice(1),
});

/** The pages that every site has; nginx finds those of menus by their addresses. */
export const staticPages = fixedPaths.map(pageOf);

/** Written to files too, but nginx serves them by its own rules and not by the map of paths. */
export const errorPages = [paths.notFound, '/blogdetail'].map(pageOf);

export const SITEMAP = 'sitemap-pages.xml';
export const MANIFEST = 'manifest.webmanifest';
export const ADMIN_MANIFEST = 'admin.webmanifest';
/** The colours of the edition for the owner's area, whose documents are of the build. */
export const ADMIN_STYLES = 'admin.css';
export const DESCRIPTIONS = descriptionsPath.slice(1);
export const SHOWN_EDITION = shownEditionPath.slice(1);
export const SITE = 'api/site.json';

/** `changed`: when the content of the pages was published, if that is known. */
export function sitemap(publicUrl: string, changed: string | null, listed: string[]): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  const urls = listed.map((path) => `  <url><loc>${publicUrl}${path}</loc>${lastmod}</url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** Lines of an nginx map: path → file. A page is listed with and without a trailing slash. */
export const pagesMap = () =>
  staticPages.flatMap(({ path, file }) => [path, `${path}/`].map((key) => `"${key}" "/${file}";\n`)).join('');
