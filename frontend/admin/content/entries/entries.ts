import type { MenuId, Price, SiteContent } from '@salon/content/description';
import { entriesOf, idFor, listAt, newEntry } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { newMenu } from '@salon/content/newMenu';
import { valueAt } from '@salon/content/paths';
import { renameTexts } from '@salon/content/translating';
import { groupBy } from '../../../shared/ui/groupBy';
import { randomId } from '../../randomId';
import { useSiteDraft } from '../draft/SiteDraftProvider';

// The lists of the content, each named by its path, as `offers.packages`.

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
const entriesAt = <T extends Entry>(content: SiteContent, list: string) =>
  (valueAt(content, list) ?? []) as T[];

/** Groups entries by heading, in the order in which the headings first occur. */
export const groupsOf = <T extends Entry>(entries: T[]) => groupBy(entries, ({ group = '' }) => group);

// Recipes, which change the draft that they are given.

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

export function addEntry(content: SiteContent, list: string, entry: Entry) {
  setEntries(content, list, [...entriesAt(content, list), entry]);
  if (list === 'menus') content.services[entry.id] ??= [];
}

function removeEntry(content: SiteContent, list: string, id: string) {
  const others = entriesAt(content, list).filter((entry) => entry.id !== id);
  setEntries(content, list, others);
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

/** A list of the draft, and what is done with its entries. */
export function useEntries<T extends Entry>(list: string) {
  const { content, change, offerUndo } = useSiteDraft();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never, content) || info.unnamed;
  const nameField = 'name' in schema.shape ? 'name' : 'title';
  const edit = (entry: T, part: Partial<T>, what: string) =>
    change((draft) => changeEntry(draft, list, entry.id, part), what);
  const drop = (entry: T) =>
    change((draft) => removeEntry(draft, list, entry.id), `removing ${nameOf(entry)}`);
  return {
    ...{ schema, info, max, entries, nameOf, nameField, edit, drop },
    isEmpty: (entry: T) =>
      !info.nameOf(entry as never, content) &&
      !entry.price &&
      !content.services[entry.id]?.some(({ name, price }) => name || price),
    move: (entry: T, by: number) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    /** The address of a new menu is made of its name, until she writes another one. */
    rename(entry: T, name: string, what: string) {
      const others = content.menus.filter(({ id }) => id !== entry.id);
      const made = (name: unknown) => newMenu(`${name}`, others).address;
      const isMade = list === 'menus' && valueAt(entry, 'address') === made(valueAt(entry, nameField));
      edit(entry, { [nameField]: name, ...(isMade && { address: made(name) }) } as Partial<T>, what);
    },
    /** Adds one whose texts are still empty, under the last heading, and returns its id, which the server accepts. */
    addEmpty(values: Partial<T> | undefined, what: string) {
      const id = `${list.replaceAll('.', '-').toLowerCase()}-${randomId().slice(0, 8)}`;
      const menu = 'menu' in schema.shape && { menu: content.menus[0]?.id ?? 'menu' };
      const { group } = entries.at(-1) ?? {};
      const own = list === 'menus' && { address: newMenu('', content.menus).address };
      // Nobody has asked for a price on request.
      const unpriced = schema.shape.price && { price: undefined };
      const entry = {
        ...{ ...newEntry(schema), ...unpriced, ...(group && { group }), ...menu, ...own, ...values },
        id,
      };
      change((draft) => addEntry(draft, list, entry), what);
      return id;
    },
    remove(entry: T) {
      drop(entry);
      offerUndo(`${nameOf(entry)} is removed.`);
    },
  };
}
