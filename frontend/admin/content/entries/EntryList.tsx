import { MAX_HEADING } from '@salon/content/description/services';
import { type ReactNode, useState } from 'react';
import { space } from '../../../shared/theme/tokens';
import { ButtonRow, HeadRow, QuietButton } from '../../ui/buttons';
import { LineField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { LinedList, MoveButtons, Stack, Tool } from '../parts/controls';
import { EntryRow, type RowProps } from './EntryRow';
import { type Entry, groupsOf, moveGroup, renameGroup } from './entries';
import { NewEntry } from './NewEntry';
import { useEntries } from './useEntries';

interface Props<T> extends Pick<RowProps<T>, 'list' | 'factsOf' | 'marksOf' | 'own' | 'below'> {
  /** What the list is of, for screen readers. */
  of?: string;
  /** Stands beside the button that adds one. */
  children?: ReactNode;
}

export function EntryList<T extends Entry>({ of, children, ...props }: Props<T>) {
  const { list } = props;
  const { entries } = useEntries<T>(list);
  const groups = groupsOf(entries);
  return (
    <>
      {/* One list, in which a row keeps the focus when it comes under another heading. */}
      <LinedList>
        {groups.flatMap(({ title, items: own }, index) => [
          title && (
            <li key={`above ${keyOf(own)}`} style={{ paddingTop: index > 0 ? space[6] : 0 }}>
              <GroupHead list={list} title={title} index={index} count={groups.length} />
            </li>
          ),
          ...own.map((entry, index) => (
            <EntryRow<T> key={entry.id} {...props} entry={entry} index={index} count={own.length} />
          )),
        ])}
      </LinedList>
      <NewEntry list={list} of={of}>
        {children}
      </NewEntry>
    </>
  );
}

/** A key that stays the same when a group is renamed or its entries are moved. */
const keyOf = (entries: { id: string }[]) => entries.map(({ id }) => id).sort()[0];

interface HeadProps {
  list: string;
  title: string;
  index: number;
  count: number;
}

function GroupHead({ list, title, index, count }: HeadProps) {
  const { change } = useSiteDraft();
  const [typed, setTyped] = useState<string>();
  return (
    <Stack gap={3}>
      <HeadRow>
        <h3>{title}</h3>
        <Tool
          aria-label={`More for the heading ${title}`}
          aria-expanded={typed !== undefined}
          onClick={() => setTyped(typed === undefined ? title : undefined)}
        >
          •••
        </Tool>
      </HeadRow>
      {typed !== undefined && (
        <Stack
          as="form"
          gap={3}
          onSubmit={(event) => {
            event.preventDefault();
            change((draft) => renameGroup(draft, list, title, typed.trim() || title), `the heading ${title}`);
            setTyped(undefined);
          }}
        >
          <LineField label="Heading" autoFocus maxLength={MAX_HEADING} value={typed} onChange={setTyped} />
          <ButtonRow>
            <QuietButton type="submit">Rename</QuietButton>
            <MoveButtons
              name={`the heading ${title}`}
              index={index}
              count={count}
              onMove={(by) =>
                change((draft) => moveGroup(draft, list, title, by), `moving the heading ${title}`)
              }
            />
          </ButtonRow>
        </Stack>
      )}
    </Stack>
  );
}
