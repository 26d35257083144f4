import type { Menu, MenuId, Service, SiteContent } from '@salon/content/description';
import { idFor, listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { faultOf, type PastedLine } from '@salon/content/price-list/priceList';
import { same } from '@salon/content/same';
import { listWords } from '@salon/content/words/dates';
import { priceWords } from '@salon/content/words/prices';
import { plainWords } from '../../../shared/ui/plainWords';
import { groupsOf } from '../entries/entries';

/** What is the same in two spellings of a name: `Hair-Cut & Wash` and `haircut and wash`. */
const keyOf = (name: string) => plainWords(name.replaceAll('&', ' and ')).replaceAll(' ', '');

interface Section {
  /** Its heading; empty for lines above the first one. */
  title: string;
  lines: PastedLine[];
  /** The menu that its services go to; none without a heading, and when there is no room for one more. */
  menu?: Menu;
  isNew: boolean;
  /** Whether what the site came with gives way. */
  replaces: boolean;
}

export interface Plan {
  sections: Section[];
  menus: Map<MenuId, Service[]>;
  created: Menu[];
  /** The lines that find no place, with the reason. */
  left: Map<PastedLine, string>;
  /** The lines whose service is there already: `Hair Spa in Skin: ₹900 → ₹950`. */
  changes: Map<PastedLine, string>;
  count: number;
}

export const isService = ({ as }: PastedLine) => as === 'service';

/**
 * A heading is the name of a menu, which may be a new one; in the menu `into`, one stands above its services. A service whose name
 * is in its menu already gets the new price; without a heading, it is looked for in all menus. `cameWith` are a fresh site's services.
 */
export function planOf(
  content: SiteContent,
  lines: PastedLine[],
  cameWith: SiteContent['services'],
  into?: Menu,
): Plan {
  const created: Menu[] = [];
  const { schema, max } = listAt('services.any');
  const starts = lines.flatMap(({ as }, index) => (index === 0 || as === 'heading' ? [index] : []));
  const sections = starts.map((start, index): Section => {
    const own = lines.slice(start, starts[index + 1]);
    const title = own[0]?.as === 'heading' ? own[0].name : '';
    const menu = title ? (named(content.menus, title) ?? into ?? menuOf(content, created, title)) : into;
    const before = content.services[menu?.id ?? ''] ?? [];
    const replaces = before.length > 0 && own.some(isService) && same(before, cameWith[menu?.id ?? '']);
    return { title, lines: own, menu, isNew: created.some((one) => one === menu), replaces };
  });
  const replaced = new Set(sections.flatMap(({ menu, replaces }) => (replaces ? menu : [])));
  const before = (menu: Menu) => (replaced.has(menu) ? [] : (content.services[menu.id] ?? []));
  const all = content.menus.flatMap((menu) => before(menu).map((last) => ({ menu, last })));
  const plan = { menus: new Map(), left: new Map(), changes: new Map() } as Plan;
  const { menus, left, changes } = plan;
  const changed = new Set<Service>();
  for (const { title, lines, menu } of sections) {
    for (const line of lines.filter(isService)) {
      const { name, price, duration } = line;
      const equal = all.filter(({ last }) => keyOf(last.name) === keyOf(name) && !changed.has(last));
      const own = equal.find((one) => one.menu === menu);
      const elsewhere = own || title ? [] : [...Map.groupBy(equal, (one) => one.menu).values()];
      const { last, menu: target = menu } = own ?? elsewhere[0]?.[0] ?? {};
      const now = target ? (menus.get(target.id) ?? before(target)) : [];
      const place = last ? now.indexOf(last) : -1;
      const isFull =
        place < 0 && now.length >= max && `There is no room: a menu has at most ${max} services.`;
      const several =
        elsewhere.length > 1 && `Is in ${listWords(elsewhere.flatMap(([one]) => one?.menu.name ?? []))}`;
      const noMenu = title
        ? 'There is no room for one more menu.'
        : 'Is in no menu yet: write its menu above it.';
      const reason =
        faultOf(line) ?? (several ? `${several}: write its menu above it.` : target ? isFull : noMenu);
      if (reason || !target) {
        left.set(line, reason || noMenu);
        continue;
      }
      const isWithin = target === into && keyOf(title) !== keyOf(target.name);
      const group = isWithin || now.some((one) => one.group) ? title : '';
      const added = { ...newEntry(schema), id: idFor(name, now, 'service'), name, group };
      const service = {
        ...(last ?? (added as Service)),
        price,
        duration: duration || (last?.duration ?? ''),
      };
      if (last) {
        changed.add(last);
        changes.set(line, `${last.name} in ${target.name}: ${changeOf(last, service)}`);
      }
      menus.set(target.id, place < 0 ? [...now, service] : now.with(place, service));
    }
  }
  for (const [id, services] of menus)
    menus.set(
      id,
      groupsOf(services).flatMap(({ items }) => items),
    );
  const count = lines.filter(isService).length - left.size;
  return { ...plan, sections, created: created.filter(({ id }) => menus.has(id)), count };
}

const named = (menus: Menu[], title: string) => menus.find(({ name }) => keyOf(name) === keyOf(title));

function changeOf(last: Service, next: Service): string {
  const words = (of: (service: Service) => string) => {
    const [old, now] = [of(last), of(next)];
    return old === now ? [] : [`${old || 'no duration'} → ${now}`];
  };
  const changes = [...words(({ price }) => priceWords(price)), ...words(({ duration }) => duration)];
  return changes.join(', ') || `${priceWords(next.price)}, as before`;
}

/** A new menu of that name; equal headings share it. */
function menuOf({ menus }: SiteContent, created: Menu[], title: string): Menu | undefined {
  const all = [...menus, ...created];
  const found = named(created, title);
  if (found || all.length >= listAt('menus').max) return found;
  const menu = newMenu(title, all);
  created.push(menu);
  return menu;
}
