import { listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { randomId } from '../../randomId';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { addEntry, changeEntry, type Entry, entriesAt, moveEntry, nameFieldOf, removeEntry } from './entries';

export function useEntries<T extends Entry>(list: string) {
  const { content, change, offerUndo } = useSiteDraft();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never, content) || info.unnamed;
  const nameField = nameFieldOf(list);
  return {
    ...{ schema, info, max, entries, nameOf },
    edit: (entry: T, part: Partial<T>, what: string) =>
      change((draft) => changeEntry(draft, list, entry.id, part), what),
    move: (entry: T, by: -1 | 1) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    /** A menu that is named first has its address by its name. */
    rename(entry: T, name: string, what: string) {
      const others = content.menus.filter(({ id }) => id !== entry.id);
      const address = list === 'menus' && { address: newMenu(name, others).address };
      change(
        (draft) => changeEntry(draft, list, entry.id, { [nameField]: name, ...address } as Partial<T>),
        what,
      );
    },
    /** Adds one whose texts are still empty, under the last heading, and returns its id, which the server accepts. */
    addEmpty(values: Partial<T> | undefined, what: string) {
      const id = `${list.replaceAll('.', '-').toLowerCase()}-${randomId().slice(0, 8)}`;
      const menu = 'menu' in schema.shape && { menu: content.menus[0]?.id ?? 'menu' };
      const { group } = entries.at(-1) ?? {};
      const entry = { ...newEntry(schema), ...(group && { group }), ...menu, ...values, id };
      change((draft) => addEntry(draft, list, entry), what);
      return id;
    },
    remove(entry: T) {
      const name = nameOf(entry);
      change((draft) => removeEntry(draft, list, entry.id), `removing ${name}`);
      offerUndo(`${name} is removed.`);
    },
  };
}
