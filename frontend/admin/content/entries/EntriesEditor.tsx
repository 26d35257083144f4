import styled from '@emotion/styled';
import { newEntry } from '@salon/content/entries';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { color, fontSize, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/icons';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { randomUuid } from '../../randomUuid';
import { Hint } from '../../ui/Field';
import { keepInPlace } from '../../ui/keepInPlace';
import { RemovedEntries } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { Fields } from '../fields/Fieldset';
import { LinedList } from '../parts/controls';
import { addEntry, type Entry } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  /** Path of the list, such as `reviews`. */
  list: string;
  /** Its name, such as `Reviews`. */
  label: string;
  addLabel: string;
  /** Values that a new entry begins with. */
  initial?: () => Partial<T>;
  /** Shown beside the entry's name. */
  stateOf: (entry: T) => string;
  /** False where the order has no meaning. */
  sortable?: boolean;
  own?: OwnFields<T>;
}

/** A list whose entries are edited in place. They are moved by buttons; removing one offers Undo. */
export function EntriesEditor<T extends Entry>(props: Props<T>) {
  const { list, label, addLabel, initial, stateOf, sortable = true, own } = props;
  const { change } = useSiteDraft();
  const { schema, max, entries, nameOf, edit, move, remove } = useEntries<T>(list);
  const [announced, setAnnounced] = useState('');
  const rows = useRef<HTMLUListElement>(null);

  function onMove(entry: T, by: -1 | 1, button: HTMLElement) {
    const name = nameOf(entry);
    const to = entries.indexOf(entry) + by;
    if (!entries[to]) return setAnnounced(`${name} is already ${by < 0 ? 'first' : 'last'}.`);
    keepInPlace(button, () => move(entry, by));
    setAnnounced(`${name} is now ${to + 1} of ${entries.length}.`);
  }

  function onAdd() {
    // A format that the server accepts.
    const id = `${list.replace('.', '-')}-${randomUuid().slice(0, 8)}`;
    const entry = { ...newEntry(schema), ...initial?.(), id };
    flushSync(() => change((draft) => addEntry(draft, list, entry), addLabel.toLowerCase()));
    const fold = rows.current?.querySelector<HTMLDetailsElement>(':scope > :last-child > details');
    if (fold) fold.open = true;
    fold?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return (
    <div>
      <Hint>
        {label}: {entries.length}
      </Hint>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Rows ref={rows} aria-label={label}>
        {entries.map((entry, index) => {
          const name = nameOf(entry);
          return (
            <li key={entry.id}>
              <Head>
                <Name>
                  <strong>{name}</strong>
                  <Hint>{stateOf(entry)}</Hint>
                </Name>
                <Tools>
                  {sortable &&
                    entries.length > 1 &&
                    ([-1, 1] as const).map((by) => (
                      <Tool
                        key={by}
                        type="button"
                        aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
                        aria-disabled={!entries[index + by]}
                        onClick={(event) => onMove(entry, by, event.currentTarget)}
                      >
                        <Icon size={20}>
                          <path d={by < 0 ? 'm6 14.5 6-6 6 6' : 'm6 9.5 6 6 6-6'} />
                        </Icon>
                      </Tool>
                    ))}
                  <RemoveTool
                    type="button"
                    aria-label={`Remove ${name}`}
                    onClick={() => remove(entry, ['removing', 'removed'])}
                  >
                    Remove
                  </RemoveTool>
                </Tools>
              </Head>
              <Fold>
                <summary aria-label={`Edit ${name}`}>Edit</summary>
                <Fields>
                  <DescribedFields
                    schema={schema}
                    path={`${list}[${index}]`}
                    value={entry}
                    onChange={(part) => edit(entry, part, name)}
                    own={own}
                  />
                </Fields>
              </Fold>
            </li>
          );
        })}
      </Rows>
      <RemovedEntries list={list} present={entries} />
      {entries.length < max ? (
        <Button type="button" variant="outline" onClick={onAdd}>
          {addLabel}
        </Button>
      ) : (
        <Hint>There is room for {max}; remove one to add another.</Hint>
      )}
    </div>
  );
}

const Rows = styled(LinedList)`
  margin-block: ${space[2]} ${space[5]};
  > li { padding-block: ${space[3]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Name = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Tools = styled.div`
  display: flex;
  margin-left: auto;
`;

const Fold = styled.details`
  summary {
    display: list-item;
    width: max-content;
    padding-block: ${space[3]};
    padding-right: ${space[5]};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.brassDeep};
    cursor: pointer;
  }
  &[open] { padding-bottom: ${space[4]}; }
`;

const Tool = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  padding-inline: ${space[2]};
  border-radius: ${radius};
  color: ${color.leaf};
  font-size: ${fontSize.small};
  font-weight: 600;
  &:hover { background: ${color.paperShade}; }
  &[aria-disabled='true'] { color: ${color.inkSoft}; opacity: 0.6; cursor: default; }
`;

const RemoveTool = styled(Tool)`
  color: ${color.clay};
`;
