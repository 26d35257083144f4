import type { SiteContent } from '@salon/content/description';
import { listAt, newEntry } from '@salon/content/entries';
import { valueAt, withValueAt } from '@salon/content/paths';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { Fields } from '../fields/Fieldset';
import { ListEditor } from '../fields/ListEditor';
import { newId } from '../newId';

interface Props<T> {
  /** Path of the list, such as `reviews`. */
  list: string;
  /** Its name, such as `Reviews`. */
  label: string;
  addLabel: string;
  /** Begins the id of a new entry. */
  kind: string;
  /** Values that a new entry begins with. */
  initial?: () => Partial<T>;
  /** Shown beside the entry's name. */
  stateOf: (entry: T) => string;
  nameOf?: (entry: T) => string;
  sortable?: boolean;
  own?: OwnFields<T>;
}

/** A list whose entries are edited in place. */
export function EntriesEditor<T extends { id: string }>(props: Props<T>) {
  const { list, label, addLabel, kind, initial, stateOf, sortable, own } = props;
  const { content, change } = useSiteDraft();
  const { schema, info, max } = listAt(list);
  const nameOf = props.nameOf ?? ((entry: T) => info.nameOf(entry as never) || info.unnamed);
  const at = (draft: SiteContent) => valueAt(draft, list) as T[];
  return (
    <ListEditor<T>
      label={label}
      items={at(content)}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      stateOf={stateOf}
      onChange={(update, what) => change((draft) => withValueAt(draft, list, update(at(draft))), what)}
      create={() => ({ ...newEntry(schema), ...initial?.(), id: newId(kind) }) as unknown as T}
      addLabel={addLabel}
      max={max}
      sortable={sortable}
      folded
    >
      {(entry, index, set) => (
        <Fields>
          <DescribedFields
            schema={schema}
            path={`${list}[${index}]`}
            value={entry}
            onChange={set}
            own={own}
          />
        </Fields>
      )}
    </ListEditor>
  );
}
