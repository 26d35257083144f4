import type { SiteContent } from '@salon/content/description';
import { menuPath, paths } from '../shared/content/paths';

/** The name of each page that is shown, by its path. The owner writes the blog elsewhere. */
export const shownPages = ({ words, menus, pages }: SiteContent): Record<string, string> =>
  Object.fromEntries([
    ...(['home', 'about', 'services'] as const).map((id) => [paths[id], words[id].name]),
    ...menus.filter(({ hidden }) => !hidden).map(({ address, name }) => [menuPath(address), name]),
    ...(['prices', 'offers', 'bridal', 'academy', 'terms', 'privacy'] as const)
      .filter((id) => Reflect.get(pages, id) !== false)
      .map((id) => [paths[id], words[id].name]),
  ]);
