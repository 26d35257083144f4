import { MAX_HEADING } from '@salon/content/description/services';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ButtonRow, OutlineButton, QuietButton } from '../../ui/buttons';
import { Hint, LineField } from '../../ui/Field';
import { PlaceField } from '../../ui/moving';
import { Fold, LinedList, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { capital } from '../places';
import { EntryRow, type RowProps } from './EntryRow';
import { type Entry, groupsOf, moveGroup, renameGroup, useEntries } from './entries';

const TEXT = ':is(input:not([type=checkbox]), textarea, select[id])';

interface Props<T> extends Pick<RowProps<T>, 'list' | 'factsOf' | 'own' | 'below'> {
  /** What the list is of, for screen readers. */
  of?: string;
  /** What a new entry begins with. */
  initial?: () => Partial<T>;
  sortable?: boolean;
  /** Stands beside the button that adds one. */
  children?: ReactNode;
}

/** The things of a list, each changed in its row, where a new one is filled too. */
export function EntryList<T extends Entry>({ of, initial, sortable = true, children, ...row }: Props<T>) {
  const { list } = row;
  const { info, max, entries, isEmpty, addEmpty } = useEntries<T>(list);
  const rows = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<string>();
  const groups = groupsOf(entries);
  const addLabel = info.one ? `Add a ${info.one}` : info.unnamed.replace('A new', 'Add a');

  function onAdd() {
    if (entries.length >= max) return;
    const last = entries.find(({ id }) => id === added);
    if (!last || !isEmpty(last)) flushSync(() => setAdded(addEmpty(initial?.(), addLabel.toLowerCase())));
    // While the tap is handled: later, phones show no keyboard.
    rows.current?.querySelector<HTMLElement>(`:scope > :last-child ${TEXT}`)?.focus();
  }

  return (
    <Stack gap={3}>
      {/* One list, in which a row keeps the focus when it comes under another heading. */}
      <LinedList ref={rows} aria-label={of ?? capital(info.many)}>
        {groups.flatMap(({ title, items: own }, index) => [
          title && (
            <li key={`above ${keyOf(own)}`} style={{ paddingTop: index > 0 ? space[6] : 0 }}>
              <GroupHead list={list} title={title} index={index} count={groups.length} />
            </li>
          ),
          ...own.map((entry, index) => (
            <EntryRow<T>
              key={entry.id}
              {...row}
              entry={entry}
              isNew={entry.id === added}
              index={sortable ? index : undefined}
              count={own.length}
            />
          )),
        ])}
      </LinedList>
      {entries.length >= max ? (
        <Hint>There is room for {max}; remove one to add another.</Hint>
      ) : (
        <ButtonRow style={{ paddingBottom: space[4] }}>
          <OutlineButton data-add onClick={onAdd}>
            {addLabel}
            {of && <VisuallyHidden> to {of}</VisuallyHidden>}
          </OutlineButton>
          {children}
        </ButtonRow>
      )}
    </Stack>
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
  const name = `the heading ${title}`;
  function rename(form: FormData) {
    const typed = String(form.get('title')).trim();
    change((draft) => renameGroup(draft, list, title, typed || title), name);
  }
  return (
    <Fold>
      <summary>
        <h3>{title}</h3>
      </summary>
      <form action={rename}>
        <Stack gap={3}>
          <LineField key={title} name="title" label="Heading" maxLength={MAX_HEADING} defaultValue={title} />
          <ButtonRow>
            <QuietButton type="submit">Rename</QuietButton>
            <PlaceField
              name={name}
              index={index}
              count={count}
              onMove={(by) => change((draft) => moveGroup(draft, list, title, by), `moving ${name}`)}
            />
          </ButtonRow>
        </Stack>
      </form>
    </Fold>
  );
}
