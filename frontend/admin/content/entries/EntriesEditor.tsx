import styled from '@emotion/styled';
import { newEntry } from '@salon/content/entries';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { randomUuid } from '../../randomUuid';
import { Hint } from '../../ui/Field';
import { OutlineButton } from '../../ui/QuietButton';
import { RemovedEntries } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { LinedList, Stack } from '../parts/controls';
import { MoveButtons, Tool } from '../parts/MoveButtons';
import { addEntry, type Entry } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  /** Path of the list, such as `reviews`. */
  list: string;
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
  const rows = useRef<HTMLUListElement>(null);

  function onAdd() {
    // A format that the server accepts.
    const id = `${list.replaceAll('.', '-').toLowerCase()}-${randomUuid().slice(0, 8)}`;
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
                  {sortable && entries.length > 1 && (
                    <MoveButtons
                      name={name}
                      words="arrows"
                      index={index}
                      count={entries.length}
                      onMove={(by) => move(entry, by)}
                    />
                  )}
                  <RemoveTool
                    aria-label={`Remove ${name}`}
                    onClick={() => remove(entry, ['removing', 'removed'])}
                  >
                    Remove
                  </RemoveTool>
                </Tools>
              </Head>
              <Fold>
                <summary aria-label={`Edit ${name}`}>Edit</summary>
                <Stack gap={5}>
                  <DescribedFields
                    schema={schema}
                    path={`${list}[${index}]`}
                    value={entry}
                    onChange={(part) => edit(entry, part, name)}
                    own={own}
                  />
                </Stack>
              </Fold>
            </li>
          );
        })}
      </Rows>
      <RemovedEntries list={list} present={entries} />
      {entries.length < max ? (
        <OutlineButton onClick={onAdd}>{addLabel}</OutlineButton>
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

const RemoveTool = styled(Tool)`
  color: ${color.clay};
`;
