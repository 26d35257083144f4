import { MAX_HEADING } from '@salon/content/description/services';
import { faultInLine } from '@salon/content/fields';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { ButtonRow, HeadRow, QuietButton } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { LineField, SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { RemovedEntries } from '../draft/undo';
import { ButtonFor, Lead, LinedList, MoveButtons, Part, Stack } from '../parts/controls';
import { EntryRow, type RowProps } from './EntryRow';
import { type Entry, groupsOf, moveGroup, renameGroup } from './entries';
import { useEntries } from './useEntries';

type Props<T> = Pick<RowProps<T>, 'list' | 'factsOf' | 'marksOf' | 'more'>;

export function EntryList<T extends Entry>(props: Props<T>) {
  const { list } = props;
  const { entries, info } = useEntries<T>(list);
  const groups = groupsOf(entries);
  return (
    <>
      {entries.length === 0 && <Lead>There is no {info.one} yet.</Lead>}
      {groups.map(({ title, items: own }, index) => (
        <Part key={keyOf(own)} aria-label={title || undefined}>
          {title && <GroupHead list={list} title={title} index={index} count={groups.length} />}
          <LinedList>
            {own.map((entry, index) => (
              <EntryRow<T> key={entry.id} {...props} entry={entry} index={index} count={own.length} />
            ))}
          </LinedList>
        </Part>
      ))}
      <RemovedEntries list={list} present={entries} />
      <NewEntry list={list} groups={groups.map(({ title }) => title).filter(Boolean)} />
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
  const [typed, setTyped] = useState<string | null>(null);
  const error = faultInLine('heading', typed?.trim() ?? '', MAX_HEADING, false);
  const button = useRef<HTMLButtonElement>(null);

  function rename(next: string) {
    setTyped(null);
    button.current?.focus();
    if (next && next !== title)
      change((draft) => renameGroup(draft, list, title, next), `the heading ${title}`);
  }

  return (
    <Stack gap={3}>
      <HeadRow>
        <h2>{title}</h2>
        <ButtonFor
          ref={button}
          name={`the heading ${title}`}
          aria-expanded={typed !== null}
          onClick={() => setTyped(typed === null ? title : null)}
        >
          Change
        </ButtonFor>
      </HeadRow>
      {typed !== null && (
        <Stack
          as="form"
          gap={3}
          onSubmit={(event) => {
            event.preventDefault();
            if (!error) rename(typed.trim());
          }}
        >
          <LineField label="Heading" error={error} autoFocus required value={typed} onChange={setTyped} />
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

function NewEntry({ list, groups }: { list: string; groups: string[] }) {
  const { add, info, faultIn } = useEntries(list);
  const [typed, setTyped] = useState<{ name: string; group?: string; isWrong?: boolean }>();
  const name = typed?.name.trim();
  const fault = name ? faultIn(name) : typed?.isWrong && `Please write what the ${info.one} is called.`;
  return (
    <ButtonRow>
      <Button onClick={() => setTyped({ name: '', group: groups.at(-1) })}>New {info.one}</Button>
      {typed && (
        <ActionDialog
          title={`New ${info.one}`}
          action="Add"
          onAction={() => (name && !fault ? add(name, typed.group) : setTyped({ ...typed, isWrong: true }))}
          onCancel={() => setTyped(undefined)}
        >
          <LineField
            label="Name"
            error={fault || undefined}
            autoFocus
            required
            value={typed.name}
            onChange={(next) => setTyped({ ...typed, name: next })}
          />
          {typed.group && (
            <SelectField
              label="Under the heading"
              options={groups.map((group) => [group, group])}
              value={typed.group}
              onChange={(group) => setTyped({ ...typed, group })}
            />
          )}
        </ActionDialog>
      )}
    </ButtonRow>
  );
}
