import type { Price } from '@salon/content/description';
import { listAt } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList, EntryRow, type OpenPart } from '../parts/EntryRow';
import { type Entry, entriesAt, type EntryList as ListPath } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  list: ListPath;
  pathOf: (id: string) => string;
  /** Those of the list's entries that are shown; all when missing. */
  shown?: T[];
  factsOf: (entry: T) => string;
  marksOf: (entry: T) => string[];
  /** Further buttons of an entry. */
  children?: (entry: T) => ReactNode;
  /** Called when the row with the focus was removed. */
  onGone: () => void;
}

/** The entries of a list, each a link to its page, with its price and what can be done with it. */
export function EntryRows<T extends Entry & { price?: Price }>(props: Props<T>) {
  const { list, pathOf, factsOf, marksOf, children, onGone } = props;
  const { published } = useSiteDraft();
  const { entries, nameOf, edit, move, duplicate, remove } = useEntries<T>(list, pathOf);
  const { shown = entries } = props;
  const [open, setOpen] = useState<{ id: string; part: OpenPart } | null>(null);
  const [moved, setMoved] = useState('');
  const { price } = listAt(list).schema.shape;
  const before = entriesAt(published.content, list) as T[];

  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <EntryList>
        {shown.map((entry, index) => {
          const { id, hidden } = entry;
          const name = nameOf(entry);
          const last = before.find((other) => other.id === id);
          const isOptional = price && fieldInfo(price)?.isOptional;
          return (
            <EntryRow
              key={id}
              name={name}
              to={pathOf(id)}
              facts={factsOf(entry)}
              marks={[...marksOf(entry), ...(last ? [] : ['New'])]}
              price={
                price && {
                  path: `${list}[${entries.indexOf(entry)}].price`,
                  value: entry.price,
                  published: last && { value: last.price },
                  // Only an optional price can be taken away.
                  onChange: (next) =>
                    (next || isOptional) && edit(entry, { price: next } as Partial<T>, `price of ${name}`),
                  optional: isOptional,
                }
              }
              hidden={hidden}
              onHide={(next) =>
                edit(entry, { hidden: next } as Partial<T>, `${next ? 'hiding' : 'showing'} ${name}`)
              }
              canMove={(by) => shown[index + by] !== undefined}
              onMove={(by) => {
                move(entry, by);
                setMoved(`${name} is now ${index + by + 1} of ${shown.length}.`);
              }}
              onDuplicate={() => duplicate(entry)}
              onDelete={() => {
                remove(entry);
                onGone();
              }}
              open={open?.id === id ? open.part : null}
              onOpen={(part) => setOpen(part && { id, part })}
            >
              {children?.(entry)}
            </EntryRow>
          );
        })}
      </EntryList>
    </>
  );
}
