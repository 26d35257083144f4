import type { MenuId, Service, SiteContent } from '@salon/content/description';
import { listAt, newEntry } from '@salon/content/entries';
import { firstEdition } from '@salon/content/first-edition';
import { menuIds, menuNames } from '@salon/content/menus';
import { faultOf, type PastedLine } from '@salon/content/price-list/priceList';
import { same } from '@salon/content/same';
import { plainWords } from '../../../shared/ui/plainWords';
import { groupsOf, idFor } from '../entries/entries';

/** A pasted line; the first one of a section also has what was chosen for the section. */
export interface Line extends PastedLine {
  menu?: MenuId | '';
  replaces?: boolean;
}

/** A heading with the lines below it, and where its services go. */
export interface Section {
  /** The place of its first line. */
  start: number;
  title: string;
  lines: Line[];
  services: Line[];
  menu: MenuId | '';
  /** Whether its services replace those of the menu. */
  replaces: boolean;
}

const cameWith = firstEdition().services;
const isSample = (menu: MenuId | '', services: Service[]) => menu !== '' && same(services, cameWith[menu]);

export function sectionsOf(content: SiteContent, lines: Line[]): Section[] {
  const starts = lines.flatMap((line, index) => (index === 0 || line.as === 'heading' ? [index] : []));
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    const [first] = own;
    const title = first?.as === 'heading' ? first.name : '';
    const named = menuIds.find((id) => plainWords(menuNames[id]) === plainWords(title));
    const menu = first?.menu ?? named ?? '';
    const replaces = first?.replaces ?? (menu !== '' && isSample(menu, content.services[menu]));
    return { start, title, lines: own, services: own.filter(({ as }) => as === 'service'), menu, replaces };
  });
}

/**
 * What the menus become with the pasted services, how many of these there are, and the lines that find no place, with the
 * reason. A service of the same name gets the new price; what a fresh site came with goes as a whole when it is replaced.
 */
export function planOf(content: SiteContent, sections: Section[]) {
  const menus = new Map<MenuId, Service[]>();
  const left = new Map<Line, string>();
  const placed = new Set<Service>();
  const filled = sections.filter(({ services }) => services.length > 0);
  for (const { title, services, menu, replaces } of filled) {
    const before = menu ? content.services[menu] : [];
    const known = replaces && isSample(menu, before) ? [] : before;
    const isShared = filled.filter((other) => other.menu === menu).length > 1;
    for (const line of services) {
      const { name, price, duration } = line;
      const now = (menu && menus.get(menu)) || (replaces ? [] : before);
      const last = known.find((one) => plainWords(one.name) === plainWords(name) && !placed.has(one));
      const place = last ? now.indexOf(last) : -1;
      const { schema, max } = listAt('services.hair');
      const isFull = place < 0 && now.length >= max;
      const reason =
        faultOf(line) ?? (isFull ? `There is no room: a menu has at most ${max} services.` : undefined);
      if (reason || !menu) {
        left.set(line, reason ?? 'Choose its menu above.');
        continue;
      }
      const group = isShared || now.some((one) => one.group) ? title : '';
      const added = { ...newEntry(schema), id: idFor(name, [...before, ...now], 'service'), name, group };
      const service = {
        ...(last ?? (added as Service)),
        price,
        duration: duration || (last?.duration ?? ''),
      };
      if (last) placed.add(last);
      menus.set(menu, place < 0 ? [...now, service] : now.with(place, service));
    }
  }
  for (const [menu, all] of menus)
    menus.set(
      menu,
      groupsOf(all).flatMap(({ entries }) => entries),
    );
  const count = filled.flatMap(({ services }) => services).length - left.size;
  return { menus, left, count };
}
