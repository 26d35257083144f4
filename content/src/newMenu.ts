import { Menu, OTHER_PAGES } from './description/menus.ts';
import type { SiteContent } from './description.ts';
import { idFor, newEntry } from './entries.ts';
import { heroPages, questionPages } from './menus.ts';

/** A new menu of this name, with an id and an address that no other one has, nor has had. */
export function newMenu(name: string, menus: Menu[]): Menu {
  // Questions and pictures name pages and menus alike.
  const ids = [...heroPages, ...questionPages({ menus }).map(([id]) => id)];
  const addresses = [...OTHER_PAGES, ...menus.flatMap(({ address, former }) => [address, ...former])];
  const free = (taken: string[]) =>
    idFor(
      name,
      taken.map((one) => ({ id: one.toLowerCase() })),
      'menu',
    );
  return { ...(newEntry(Menu) as Menu), id: free(ids), name, address: free(addresses) };
}

const MOST_FORMER = 20;

/**
 * The content with the addresses that its menus have had with visitors: those that differ from the present one lead to it. Made
 * when it is published, so that no address counts that nobody could ever see.
 */
export function withFormerAddresses(before: SiteContent, after: SiteContent): SiteContent {
  const menus = after.menus.map((menu) => {
    const last = before.menus.find(({ id }) => id === menu.id);
    if (!last) return menu;
    const known = new Map([...last.former, last.address].map((one) => [one.toLowerCase(), one]));
    known.delete(menu.address.toLowerCase());
    return { ...menu, former: [...known.values()].slice(-MOST_FORMER) };
  });
  return { ...after, menus };
}
