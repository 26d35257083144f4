import type { Menu, MenuId, Service, SiteContent } from '@salon/content/description';
import { idFor, listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { faultOf, type PastedLine } from '@salon/content/price-list/priceList';
import { same } from '@salon/content/same';
import { plainWords } from '../../../shared/ui/plainWords';
import { groupsOf } from '../entries/entries';

/** In place of a menu's id: a new menu with the name of the heading. */
export const NEW = '+';

/** A pasted line. The first one of a section also has what was chosen for the section. */
export interface Line extends PastedLine {
  isCorrected?: true;
  menu?: MenuId | typeof NEW;
  replaces?: boolean;
}

/** A heading with the lines below it, and where its services go. */
export interface Section {
  /** The place of its first line. */
  start: number;
  title: string;
  lines: Line[];
  services: Line[];
  /** Empty while none is chosen. */
  menu: MenuId | typeof NEW;
  /** Whether its services replace those of the menu; those that the site came with are replaced unless told otherwise. */
  replaces: boolean;
  /** The services of its menu that stay, or are changed when a pasted one has their name. */
  known: Service[];
}

/** `cameWith` are the services of a fresh site. */
export function sectionsOf(
  { menus, services }: SiteContent,
  lines: Line[],
  cameWith: SiteContent['services'],
): Section[] {
  const starts = lines.flatMap((line, index) => (index === 0 || line.as === 'heading' ? [index] : []));
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    const [first] = own;
    const title = first?.as === 'heading' ? first.name : '';
    const named = menus.find(({ name }) => plainWords(name) === plainWords(title))?.id;
    const chosen = first?.menu ?? named ?? (title && NEW);
    const menu = chosen === NEW || menus.some(({ id }) => id === chosen) ? chosen : '';
    const before = services[menu] ?? [];
    const isSample = before.length > 0 && same(before, cameWith[menu]);
    const { replaces = isSample } = first ?? {};
    const known = isSample && replaces ? [] : before;
    return {
      start,
      title,
      lines: own,
      services: own.filter(({ as }) => as === 'service'),
      menu,
      replaces,
      known,
    };
  });
}

/**
 * The new menus, what each menu becomes with the pasted services, how many these are, and the lines that find no place, with the
 * reason. A service whose name is there already gets the new price.
 */
export function planOf(content: SiteContent, sections: Section[]) {
  const created: Menu[] = [];
  const menus = new Map<MenuId, Service[]>();
  const left = new Map<Line, string>();
  const changed = new Set<Service>();
  const { schema, max } = listAt('services.any');
  const filled = sections.filter(({ services }) => services.length > 0);
  const targets = filled.map((section) => ({ ...section, id: idOf(content, created, section) }));
  for (const { id, title, services, menu, replaces, known } of targets) {
    const noMenu = menu === NEW ? 'There is no room for one more menu.' : 'Choose its menu above.';
    const isShared = targets.some((other) => other.id === id && other.title !== title);
    for (const line of services) {
      const { name, price, duration } = line;
      const now = menus.get(id) ?? (replaces ? [] : known);
      const last = known.find((one) => plainWords(one.name) === plainWords(name) && !changed.has(one));
      const place = last ? now.indexOf(last) : -1;
      const full = place < 0 && now.length >= max && `There is no room: a menu has at most ${max} services.`;
      const reason = faultOf(line) ?? (id ? full : noMenu);
      if (reason) {
        left.set(line, reason);
        continue;
      }
      const group = isShared || now.some((one) => one.group) ? title : '';
      const added = { ...newEntry(schema), id: idFor(name, [...known, ...now], 'service'), name, group };
      const service = {
        ...(last ?? (added as Service)),
        price,
        duration: duration || (last?.duration ?? ''),
      };
      if (last) changed.add(last);
      menus.set(id, place < 0 ? [...now, service] : now.with(place, service));
    }
  }
  for (const [id, services] of menus)
    menus.set(
      id,
      groupsOf(services).flatMap(({ items }) => items),
    );
  const count = filled.flatMap(({ services }) => services).length - left.size;
  return { menus, created: created.filter(({ id }) => menus.has(id)), left, count };
}

/** The menu of a section, which is created when it is a new one; empty when there is none. Equal headings share a new menu. */
function idOf({ menus }: SiteContent, created: Menu[], { menu, title: name }: Section): MenuId {
  if (menu !== NEW) return menu;
  const last = created.find((one) => plainWords(one.name) === plainWords(name));
  if (last) return last.id;
  const all = [...menus, ...created];
  if (all.length >= listAt('menus').max) return '';
  const menuOfName = newMenu(name, all);
  created.push(menuOfName);
  return menuOfName.id;
}
