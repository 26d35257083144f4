import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import {
  changeEntry,
  duplicateEntry,
  type Entry,
  type EntryList,
  entriesAt,
  moveEntry,
  nameFieldOf,
  removeEntry,
  restoreEntry,
} from './entries';

/** What the owner does with the entries of a list. `pathOf` is the address of an entry's page. */
export function useEntries<T extends Entry>(list: EntryList, pathOf: (id: string) => string) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const nameOf = (entry: T) => String(Reflect.get(entry, nameFieldOf(list)));
  return {
    entries: entriesAt(content, list) as T[],
    nameOf,
    edit: (entry: T, part: Partial<T>, what: string) =>
      change((draft) => changeEntry(draft, list, entry.id, part), what),
    move: (entry: T, by: -1 | 1) =>
      change((draft) => moveEntry(draft, list, entry.id, by), `moving ${nameOf(entry)}`),
    duplicate(entry: T) {
      const copy = duplicateEntry(content, list, entry.id);
      if (!copy) return;
      change((draft) => duplicateEntry(draft, list, entry.id)?.content, `duplicating ${nameOf(entry)}`);
      toast('This is the copy. It is hidden until you show it.');
      navigate(pathOf(copy.id));
    },
    remove(entry: T) {
      const place = entriesAt(content, list).findIndex(({ id }) => id === entry.id);
      const name = nameOf(entry);
      change((draft) => removeEntry(draft, list, entry.id), `deleting ${name}`);
      offerBack(`${name} is deleted.`, {
        list,
        id: entry.id,
        name,
        putBack: () => change((draft) => restoreEntry(draft, list, entry, place), `bringing ${name} back`),
      });
    },
  };
}
