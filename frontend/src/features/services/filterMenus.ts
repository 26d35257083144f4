import type { MenuId, Service } from '../../content/site-content';
import { plainWords } from '../../ui/plainWords';
import type { Descriptions } from './descriptions';

export type PricedService = Pick<Service, 'id' | 'name' | 'price' | 'duration' | 'group'>;

export interface PricedMenu {
  id: MenuId;
  name: string;
  path: string;
  /** Small print; may be empty. */
  note: string;
  services: PricedService[];
}

/**
 * The services whose name, description or heading contain all typed words, grouped by menu. A menu's name finds all its services.
 * Without descriptions, only names and headings are searched.
 */
export function filterMenus(
  menus: PricedMenu[],
  typed: string,
  descriptions: Descriptions = {},
): PricedMenu[] {
  const words = wordsOf(typed);
  if (words.length === 0) return menus;
  return menus
    .map((menu) => ({
      ...menu,
      services: menu.services.filter(({ id, name, group }) => {
        const names = wordsOf([menu.name, group, name].join(' ')).join(' ');
        const text = ` ${wordsOf(descriptions[menu.id]?.[id] ?? '').join(' ')}`;
        // In names a word matches anywhere (“cut” in haircut), in descriptions only at the start of a word (“hair” not in chair).
        return words.every((word) => names.includes(word) || text.includes(` ${word}`));
      }),
    }))
    .filter(({ services }) => services.length > 0);
}

/** Splits a text into words. Words with several spellings get one of them. */
const wordsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/^color/, 'colour').replace(/^eyebrow/, 'brow'));

export const countServices = (menus: PricedMenu[]): number =>
  menus.reduce((sum, { services }) => sum + services.length, 0);
