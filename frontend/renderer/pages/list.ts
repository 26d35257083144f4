import { type LanguageCode, pathIn } from '@salon/content/languages';
import { pageDataPath, paths } from '../../shared/content/paths';
import { fixedPaths } from '../../site/sitePath';

/** A path of the route table with its files in a language: the page, and its data for visitors who come from another page. */
export const pageOf = (path: string, language?: LanguageCode) => ({
  path,
  file: `${language ? `${language}/` : ''}${path === '/' ? 'index' : path.slice(1)}.html`,
  dataFile: dataFile(path, language),
});

/** The file of a page's data, or of what else pages ask for. */
export const dataFile = (path: string, language?: LanguageCode) =>
  pageDataPath(pathIn(language, path)).slice(1);

/** The pages that every site has; nginx finds those of menus by their addresses. */
export const staticPages = fixedPaths.map((path) => pageOf(path));

/** Written to files too, but nginx serves them by its own rules and not by the map of paths. */
export const errorPages = [paths.notFound, '/blogdetail'];

/** Lines of an nginx map: path → file. A page is listed with and without a trailing slash. */
export const pagesMap = () =>
  staticPages.flatMap(({ path, file }) => [path, `${path}/`].map((key) => `"${key}" "/${file}";\n`)).join('');
