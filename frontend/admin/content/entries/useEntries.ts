import type { Price } from '@salon/content/description';
import { idFor, listAt, newEntry } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { randomId } from '../../randomId';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { addEntry, changeEntry, type Entry, entriesAt, moveEntry, nameFieldOf, removeEntry } from './entries';

export function useEntries<T extends Entry>(list: string) {
  const { content, change, offerUndo } = useSiteDraft();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never, content) || info.unnamed;
  const isMenus = list === 'menus';
  const nameField = nameFieldOf(list);
  const add = (entry: Entry, what: string) => change((draft) => addEntry(draft, list, entry), what);
  return {
    ...{ schema, info, max, entries, nameOf },
    faultIn(name: string) {
      const field = schema.shape[nameField];
      return field && z.safeParse(field, name).error?.issues[0]?.message;
    },
    edit: (entry: T, part: Partial<T>, what: string) =>
      change((draft) => changeEntry(draft, list, entry.id, part), what),
    move: (entry: T, by: -1 | 1) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    /** The services of a new menu follow. */
    addNamed(name: string, price?: Price | null) {
      const { group } = entries.at(-1) ?? {};
      const values = { ...newEntry(schema), ...(group && { group }), ...(price && { price }) };
      const entry = isMenus
        ? newMenu(name, content.menus)
        : { ...values, id: idFor(name, entries, info.one), [nameField]: name };
      add(entry, `adding ${name}`);
      if (isMenus) navigate(`#services.${entry.id}.new`, { state });
    },
    /** Adds one whose texts are still empty, and returns its id, which the server accepts. */
    addEmpty(values: Partial<T> | undefined, what: string) {
      const id = `${list.replaceAll('.', '-').toLowerCase()}-${randomId().slice(0, 8)}`;
      const menu = 'menu' in schema.shape && { menu: content.menus[0]?.id ?? 'menu' };
      add({ ...newEntry(schema), ...menu, ...values, id }, what);
      return id;
    },
    remove(entry: T) {
      const name = nameOf(entry);
      change((draft) => removeEntry(draft, list, entry.id), `removing ${name}`);
      offerUndo(`${name} is removed.`);
    },
  };
}
