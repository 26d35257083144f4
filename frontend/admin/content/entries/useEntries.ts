import { idFor, listAt } from '@salon/content/entries';
import { newMenu } from '@salon/content/newMenu';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferBack } from '../draft/undo';
import { entryPath } from '../places';
import { addEntry, changeEntry, type Entry, entriesAt, moveEntry, nameFieldOf, removeEntry } from './entries';

export function useEntries<T extends Entry>(list: string) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never, content) || info.unnamed;
  const isMenus = list === 'menus';
  const nameField = nameFieldOf(list);
  const named = (name: string, values: object) => ({
    ...values,
    id: idFor(name, entries, info.one),
    [nameField]: name,
  });
  function addAndOpen(entry: Entry, what: string, place?: number) {
    change((draft) => addEntry(draft, list, entry, place), what);
    navigate(isMenus ? `#services.${entry.id}.new` : entryPath(list, entry.id));
  }
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
    /** Opens the page of the new one unless more are likely to follow: what has a price, or the services of a new menu. */
    add(name: string, values: object) {
      const entry = isMenus ? newMenu(name, content.menus) : named(name, values);
      if (schema.shape.price) change((draft) => addEntry(draft, list, entry), `adding ${name}`);
      else addAndOpen(entry, `adding ${name}`);
    },
    /** Adds a copy after the entry. It is hidden until the owner has edited and shown it. */
    duplicate: isMenus
      ? undefined
      : (entry: T) => {
          const copy = named(`${nameOf(entry)} (copy)`, { ...entry, hidden: true });
          addAndOpen(copy, `duplicating ${nameOf(entry)}`, entries.indexOf(entry) + 1);
          toast('This is the copy. It is hidden until you show it.');
        },
    remove(entry: T, [removing, removed] = ['deleting', 'deleted']) {
      const name = nameOf(entry);
      const place = entries.indexOf(entry);
      change((draft) => removeEntry(draft, list, entry.id), `${removing} ${name}`);
      offerBack(`${name} is ${removed}.`, {
        list,
        id: entry.id,
        name,
        putBack: () =>
          change((draft) => {
            addEntry(draft, list, entry, place);
            if (isMenus) draft.services[entry.id] = content.services[entry.id] ?? [];
          }, `bringing ${name} back`),
      });
    },
  };
}
