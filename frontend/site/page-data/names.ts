import type { Menu, SiteContent } from '@salon/content/description';
import { menuName, serviceName } from '@salon/content/menus';
import { originalOf } from '@salon/content/translate';
import cameMenus from '../../../content/src/first-edition/menus.json' with { type: 'json' };
import cameWords from '../../../content/src/first-edition/words.json' with { type: 'json' };

export const originalMenu = (content: SiteContent, { id }: Menu) =>
  originally(content, (some) => menuName(some, id));

/** The owner's words for a menu. Those that it came with go with its name: once she has changed that, it stands in their place. */
export function calledBy(
  { id, name }: Menu,
  content: SiteContent,
  wordsIn: (content: SiteContent) => string,
) {
  const original = originalOf(content);
  const came = cameMenus.find((one) => one.id === id && one.name !== menuName(original, id));
  const labels = cameWords.footer.menus.flatMap(({ menu, label }) => (menu === id ? label : []));
  const isNamed = came && [came.name, came.title, ...labels].includes(wordsIn(original));
  return isNamed ? name : wordsIn(content) || name;
}

/** What something is called originally, where that is another name: to be found by it, and said on chat. */
export function originally(content: SiteContent, nameIn: (content: SiteContent) => string | undefined) {
  const name = nameIn(originalOf(content));
  return { original: name === nameIn(content) ? undefined : name };
}

export const originalService = (content: SiteContent, id: string) =>
  originally(content, (some) => serviceName(some, id));

/** The title of an entry. */
export const titleIn = (entries: { id: string; title: string }[], id: string) =>
  entries.find((entry) => entry.id === id)?.title ?? '';
