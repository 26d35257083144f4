import { idFor, listAt, newEntry } from '@salon/content/entries';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { entryPath } from '../places';
import { addEntry, changeEntry, type Entry, entriesAt, moveEntry, nameFieldOf, removeEntry } from './entries';

/** What the owner does with the entries of a list. */
export function useEntries<T extends Entry>(list: string) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const { schema, info, max } = listAt(list);
  const entries = entriesAt<T>(content, list);
  const nameOf = (entry: T) => info.nameOf(entry as never) || info.unnamed;
  /** Adds an entry with a name of its own and opens its page. */
  function addNamed(name: string, values: object, what: string, place?: number) {
    const entry = { ...values, id: idFor(name, entries, info.one), [nameFieldOf(list)]: name };
    change((draft) => addEntry(draft, list, entry, place), what);
    navigate(entryPath(list, entry.id));
  }
  return {
    ...{ schema, info, max, entries, nameOf },
    edit: (entry: T, part: Partial<T>, what: string) =>
      change((draft) => changeEntry(draft, list, entry.id, part), what),
    move: (entry: T, by: -1 | 1) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    add: (name: string, group?: string) =>
      addNamed(name, { ...newEntry(schema), ...(group && { group }) }, `adding ${name}`),
    /** Adds a copy after the entry. It is hidden until the owner has edited and shown it. */
    duplicate(entry: T) {
      const name = `${nameOf(entry)} (copy)`;
      addNamed(name, { ...entry, hidden: true }, `duplicating ${nameOf(entry)}`, entries.indexOf(entry) + 1);
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
        putBack: () => change((draft) => addEntry(draft, list, entry, place), `bringing ${name} back`),
      });
    },
  };
}
