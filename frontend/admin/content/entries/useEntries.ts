import { listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { valueAt } from '@salon/content/paths';
import { randomId } from '../../randomId';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { addEntry, changeEntry, type Entry, entriesAt, moveEntry, nameFieldOf, removeEntry } from './entries';

export function useEntries<T extends Entry>(list: string) {
  const { content, change, offerUndo } = useSiteDraft();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never, content) || info.unnamed;
  const nameField = nameFieldOf(list);
  const drop = (entry: T) =>
    change((draft) => removeEntry(draft, list, entry.id), `removing ${nameOf(entry)}`);
  return {
    ...{ schema, info, max, entries, nameOf },
    isEmpty: (entry: T) =>
      !info.nameOf(entry as never, content) &&
      !entry.price &&
      !content.services[entry.id]?.some(({ name, price }) => name || price),
    edit: (entry: T, part: Partial<T>, what: string) =>
      change((draft) => changeEntry(draft, list, entry.id, part), what),
    move: (entry: T, by: number) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    /** The address of a new menu is made of its name, until she writes another one. */
    rename(entry: T, name: string, what: string) {
      const others = content.menus.filter(({ id }) => id !== entry.id);
      const made = (name: unknown) => newMenu(`${name}`, others).address;
      const isMade = list === 'menus' && valueAt(entry, 'address') === made(valueAt(entry, nameField));
      const part = { [nameField]: name, ...(isMade && { address: made(name) }) } as Partial<T>;
      change((draft) => changeEntry(draft, list, entry.id, part), what);
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
    drop,
    remove(entry: T) {
      const name = nameOf(entry);
      drop(entry);
      offerUndo(`${name} is removed.`);
    },
  };
}
