import type { MenuId, Price, SiteContent } from '@salon/content/description';
import { entriesOf, idFor, listAt } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { valueAt } from '@salon/content/paths';
import { renameTexts } from '@salon/content/translating';
import { groupBy } from '../../../shared/ui/groupBy';

// Recipes for the lists of the content: they change the draft that they are given. A list is named by its path, as `offers.packages`.

export interface Entry {
  id: string;
  hidden?: boolean;
  /** The heading above it; only of services. */
  group?: string;
  /** Only of services and packages. */
  price?: Price;
  /** Only of what leads to a menu. */
  menu?: MenuId;
}

/** None for the services of a menu that the content does not have. */
export const entriesAt = <T extends Entry>(content: SiteContent, list: string) =>
  (valueAt(content, list) ?? []) as T[];

export const nameFieldOf = (list: string) => ('name' in listAt(list).schema.shape ? 'name' : 'title');

/** Groups entries by heading, in the order in which the headings first occur. */
export const groupsOf = <T extends Entry>(entries: T[]) => groupBy(entries, ({ group = '' }) => group);

/** Puts these entries into a list. Services of one heading stand together. */
function setEntries(content: SiteContent, list: string, entries: Entry[]): void {
  entriesAt(content, list).splice(0, Infinity, ...groupsOf(entries).flatMap(({ items }) => items));
}

export function changeEntry<T extends Entry>(
  content: SiteContent,
  list: string,
  id: string,
  part: Partial<T>,
) {
  const entries = entriesAt(content, list);
  const entry = entries.find((one) => one.id === id);
  if (!entry) return;
  const isRegrouped = part.group !== undefined && part.group !== entry.group;
  Object.assign(entry, part);
  // A service that changes its heading becomes the last one there, wherever it was in the menu.
  if (isRegrouped) setEntries(content, list, [...entries.filter((one) => one !== entry), entry]);
}

/** Adds an entry at the end. One that is there already is not added again. */
export function addEntry(content: SiteContent, list: string, entry: Entry) {
  const entries = entriesAt(content, list);
  if (entries.some(({ id }) => id === entry.id)) return;
  setEntries(content, list, [...entries, entry]);
  if (list === 'menus') content.services[entry.id] ??= [];
}

export function removeEntry(content: SiteContent, list: string, id: string) {
  const entries = entriesAt(content, list);
  const place = entries.findIndex((entry) => entry.id === id);
  if (place >= 0) entries.splice(place, 1);
  if (list === 'menus') delete content.services[id];
}

/** Moves an entry up or down, a service only within its group. */
export function moveEntry(content: SiteContent, list: string, id: string, by: number) {
  const entries = entriesAt(content, list);
  const from = entries.findIndex((entry) => entry.id === id);
  if (entries[from + by]?.group === entries[from]?.group) move(entries, from, by);
}

export function move(list: unknown[], from: number, by: number) {
  if (list[from] !== undefined && list[from + by] !== undefined)
    list.splice(from + by, 0, ...list.splice(from, 1));
}

/** Renames a heading. With the name of another heading, both groups become one. */
export function renameGroup(content: SiteContent, list: string, title: string, next: string) {
  const entries = entriesAt(content, list);
  for (const entry of entries) if (entry.group === title) entry.group = next;
  setEntries(content, list, entries);
}

export function moveGroup(content: SiteContent, list: string, title: string, by: number) {
  const groups = groupsOf(entriesAt(content, list));
  const place = groups.findIndex((group) => group.title === title);
  move(groups, place, by);
  const entries = groups.flatMap(({ items }) => items);
  setEntries(content, list, entries);
}

/** Last under the same heading, or under the last heading; with a new id when its own is taken there. */
export function moveToMenu(content: SiteContent, from: MenuId, id: string, to: MenuId) {
  const service = content.services[from]?.find((one) => one.id === id);
  if (!service || from === to) return;
  const there = content.services[to] ?? [];
  const newId = there.some((other) => other.id === id) ? idFor(id, there, id) : id;
  const hasHeading = there.some((other) => other.group === service.group);
  const group = hasHeading ? service.group : (there.at(-1)?.group ?? '');
  removeEntry(content, `services.${from}`, id);
  addEntry(content, `services.${to}`, { ...service, id: newId, group });
  renameService(content, `${from}/${id}`, `${to}/${newId}`);
  renameTexts(content, `services/${from}/${id}`, `services/${to}/${newId}`);
}

/** Whatever names a service by `menu/id` goes on naming it. */
function renameService(content: SiteContent, old: string, next: string) {
  for (const { schema, entry } of entriesOf(content))
    for (const [key, field] of Object.entries(schema.shape)) {
      const { control } = fieldInfo(field) ?? {};
      const value = Reflect.get(entry, key);
      const renamed = (one: string) => (one === old ? next : one);
      if (control === 'service') Reflect.set(entry, key, renamed(value));
      if (control === 'services') Reflect.set(entry, key, value.map(renamed));
    }
}
