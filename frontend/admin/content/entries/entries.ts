import type { MenuId, SiteContent } from '@salon/content/description';
import { listAt, newEntry } from '@salon/content/entries';
import { valueAt, withValueAt } from '@salon/content/paths';
import { together } from './groups';
import { changed, idFor, moved, without } from './lists';

// Changes of the lists whose entries have a page of their own. A list is named by its path, such as `offers.packages`.

export type EntryList = `services.${MenuId}` | 'offers.packages' | 'academy.programs';

export interface Entry {
  id: string;
  hidden: boolean;
  /** Only of services. */
  group?: string;
}

/** The field that names an entry. */
export const nameFieldOf = (list: EntryList) => ('name' in listAt(list).schema.shape ? 'name' : 'title');

export const entriesAt = (content: SiteContent, list: EntryList) => valueAt(content, list) as Entry[];

/** Services under one heading stand together. */
const withEntries = (content: SiteContent, list: EntryList, entries: Entry[]): SiteContent =>
  withValueAt(content, list, list.startsWith('services.') ? together(entries) : entries);

export function changeEntry<T extends Entry>(
  content: SiteContent,
  list: EntryList,
  id: string,
  part: Partial<T>,
): SiteContent {
  const entries = entriesAt(content, list);
  const before = entries.find((entry) => entry.id === id);
  if (!before) return content;
  // A service that changes its heading becomes the last one there, wherever it was in the menu.
  if (part.group !== undefined && part.group !== before.group)
    return withEntries(content, list, [...without(entries, id), { ...before, ...part }]);
  return withEntries(content, list, changed(entries, id, part));
}

/** Adds an entry of that name, last in its list. Also returns its id. */
export function addEntry(content: SiteContent, list: EntryList, name: string, values: object = {}) {
  const { schema, info } = listAt(list);
  const entries = entriesAt(content, list);
  const id = idFor(name, idsOf(entries), info.one);
  const entry = { ...newEntry(schema), ...values, id, [nameFieldOf(list)]: name } as unknown as Entry;
  return { content: withEntries(content, list, [...entries, entry]), id };
}

/** Adds a copy after the entry. It is hidden until the owner has edited and shown it. Also returns its id. */
export function duplicateEntry(content: SiteContent, list: EntryList, id: string) {
  const entries = entriesAt(content, list);
  const place = entries.findIndex((entry) => entry.id === id);
  const original = entries[place];
  if (!original) return undefined;
  const field = nameFieldOf(list);
  const name = `${Reflect.get(original, field)} (copy)`;
  const copy = { ...original, id: idFor(name, idsOf(entries)), [field]: name, hidden: true };
  return { content: withEntries(content, list, entries.toSpliced(place + 1, 0, copy)), id: copy.id };
}

export const removeEntry = (content: SiteContent, list: EntryList, id: string) =>
  withEntries(content, list, without(entriesAt(content, list), id));

/** Puts a removed entry back at its old index, or last when the list has become shorter. */
export function restoreEntry(
  content: SiteContent,
  list: EntryList,
  entry: Entry,
  place: number,
): SiteContent {
  const entries = entriesAt(content, list);
  if (entries.some(({ id }) => id === entry.id)) return content;
  return withEntries(content, list, entries.toSpliced(place, 0, entry));
}

/** Moves an entry up (-1) or down (1) by one, a service only within its group. */
export function moveEntry(content: SiteContent, list: EntryList, id: string, by: -1 | 1): SiteContent {
  const entries = entriesAt(content, list);
  const from = entries.findIndex((entry) => entry.id === id);
  const to = from + by;
  return entries[to]?.group === entries[from]?.group
    ? withEntries(content, list, moved(entries, from, to))
    : content;
}

const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);
