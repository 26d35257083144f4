import type { Menu, MenuId, Service, SiteContent } from '@salon/content/description';
import { idFor, listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { faultOf, type PastedLine } from '@salon/content/price-list/priceList';
import { same } from '@salon/content/same';
import { listWords } from '@salon/content/words/dates';
import { priceWords } from '@salon/content/words/prices';
import { plainWords } from '../../../shared/ui/plainWords';
import { groupsOf } from '../entries/entries';

/** In place of a menu's id: a new menu with the name of the heading. */
export const NEW = '+';

/** What is the same in two spellings of a name: `Hair-Cut & Wash` and `haircut and wash`. */
const keyOf = (name: string) => plainWords(name.replaceAll('&', ' and ')).replaceAll(' ', '');

/** A pasted line. The first one of a section also has what was chosen for the section. */
export interface Line extends PastedLine {
  isCorrected?: true;
  menu?: MenuId | typeof NEW;
  replaces?: boolean;
}

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
    const named = menus.find(({ name }) => keyOf(name) === keyOf(title))?.id;
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

interface Plan {
  menus: Map<MenuId, Service[]>;
  created: Menu[];
  /** The lines that find no place, with the reason. */
  left: Map<Line, string>;
  /** The lines whose service is there already: `Hair Spa in Skin: ₹900 → ₹950`. */
  changes: Map<Line, string>;
  count: number;
}

/** A service whose name is in its menu already gets the new price; without a heading, it is looked for in all menus. */
export function planOf(content: SiteContent, sections: Section[]): Plan {
  const created: Menu[] = [];
  const plan = { menus: new Map(), left: new Map(), changes: new Map() } as Plan;
  const { menus, left, changes } = plan;
  const changed = new Set<Service>();
  const { schema, max } = listAt('services.any');
  const filled = sections.filter(({ services }) => services.length > 0);
  const targets = filled.map((section) => ({ ...section, id: idOf(content, created, section) }));
  const replaced = new Set(targets.filter(({ replaces }) => replaces).map(({ id }) => id));
  const all = content.menus.flatMap((menu) =>
    (content.services[menu.id] ?? []).map((last) => ({ menu, last, key: keyOf(last.name) })),
  );
  for (const { id, title, services, menu, known } of targets) {
    const noMenu = menu === NEW ? 'There is no room for one more menu.' : 'Choose its menu above.';
    const isShared = targets.some((other) => other.id === id && other.title !== title);
    for (const line of services) {
      const { name, price, duration } = line;
      const key = keyOf(name);
      const named = all.filter((one) => one.key === key && !changed.has(one.last));
      const own = named.find((one) => one.menu.id === id && known.includes(one.last));
      const elsewhere = own || title ? [] : named.filter((one) => !replaced.has(one.menu.id));
      const others = elsewhere.filter(
        ({ menu }, index) => elsewhere.findIndex((one) => one.menu === menu) === index,
      );
      const [found, second] = own ? [own] : others;
      const { last, menu: { id: target, name: menuName } = { id, name: '' } } = found ?? {};
      const now = menus.get(target) ?? (replaced.has(target) ? [] : (content.services[target] ?? []));
      const place = last ? now.indexOf(last) : -1;
      const full = place < 0 && now.length >= max && `There is no room: a menu has at most ${max} services.`;
      const several =
        second && `Is in ${listWords(others.map((one) => one.menu.name))}: write its menu above it.`;
      const reason = faultOf(line) ?? (several || (target ? full : noMenu));
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
      if (last) {
        changed.add(last);
        changes.set(line, `${last.name} in ${menuName}: ${changeOf(last, service)}`);
      }
      menus.set(target, place < 0 ? [...now, service] : now.with(place, service));
    }
  }
  for (const [id, services] of menus)
    menus.set(
      id,
      groupsOf(services).flatMap(({ items }) => items),
    );
  const count = filled.flatMap(({ services }) => services).length - left.size;
  return { ...plan, created: created.filter(({ id }) => menus.has(id)), count };
}

function changeOf(last: Service, next: Service): string {
  const words = (of: (service: Service) => string) => {
    const [old, now] = [of(last), of(next)];
    return old === now ? [] : [`${old || 'no duration'} → ${now}`];
  };
  const changes = [...words(({ price }) => priceWords(price)), ...words(({ duration }) => duration)];
  return changes.join(', ') || `${priceWords(next.price)}, as before`;
}

/** The menu of a section, which is created when it is a new one; empty when there is none. Equal headings share a new menu. */
function idOf({ menus }: SiteContent, created: Menu[], { menu, title: name }: Section): MenuId {
  if (menu !== NEW) return menu;
  const last = created.find((one) => keyOf(one.name) === keyOf(name));
  if (last) return last.id;
  const all = [...menus, ...created];
  if (all.length >= listAt('menus').max) return '';
  const menuOfName = newMenu(name, all);
  created.push(menuOfName);
  return menuOfName.id;
}
