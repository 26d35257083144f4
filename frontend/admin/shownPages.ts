import type { SiteContent } from '@salon/content/description';
import { isThere } from '@salon/content/reachable';
import { menuPath, paths } from '../shared/content/paths';

/** The name of each page that is shown, by its path. The owner writes the blog elsewhere. */
export function shownPages(content: SiteContent): Record<string, string> {
  const { words, menus } = content;
  const named = (...ids: Exclude<keyof typeof paths, 'notFound'>[]) =>
    ids.filter((id) => isThere(id, content)).map((id) => [paths[id], words[id].name]);
  return Object.fromEntries([
    ...named('home', 'about', 'services'),
    ...menus.filter(({ hidden }) => !hidden).map(({ address, name }) => [menuPath(address), name]),
    ...named('prices', 'offers', 'bridal', 'academy', 'terms', 'privacy'),
  ]);
}
