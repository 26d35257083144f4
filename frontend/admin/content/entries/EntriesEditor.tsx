import type { Notice, Person, Program, Question, Review } from '@salon/content/description';
import { GALLERY_COUNT } from '@salon/content/description/academy';
import { newEntry } from '@salon/content/entries';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { endWords, shorten, startWords } from '@salon/content/words/dates';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { randomUuid } from '../../randomUuid';
import { OutlineButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { leadsTo } from '../fields/ReferenceFields';
import { Fieldset, LinedList, Stack } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { capital } from '../places';
import { useSalonTime, useToday } from '../useSalonTime';
import { EntryRow, type RowProps } from './EntryRow';
import { addEntry, type Entry } from './entries';
import { programFacts } from './facts';
import { useEntries } from './useEntries';

const TEXT = ':is(input:not([type=checkbox]), textarea, select)';

interface Props<T> extends Pick<RowProps<T>, 'list' | 'own'> {
  addLabel?: string;
  initial?: () => Partial<T>;
  /** Shown below the entry's name, when it is not where it leads, nor what the description says of it. */
  stateOf?: (entry: T) => string;
  sortable?: boolean;
}

export function EntriesEditor<T extends Entry>(props: Props<T>) {
  const { list, initial, stateOf, sortable = true, own } = props;
  const { content, change } = useSiteDraft();
  const { schema, info, max, entries } = useEntries<T>(list);
  const { addLabel = `Add a ${info.one}` } = props;
  const rows = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<string>();
  const label = capital(info.many);
  const leads = (entry: T) => leadsTo(content, String(Reflect.get(entry, 'menu')));
  const factsOf = stateOf ?? ('menu' in schema.shape ? leads : undefined);

  function onAdd() {
    // A format that the server accepts.
    const id = `${list.replaceAll('.', '-').toLowerCase()}-${randomUuid().slice(0, 8)}`;
    const menu = 'menu' in schema.shape && { menu: content.menus[0]?.id ?? 'menu' };
    const entry = { ...newEntry(schema), ...menu, ...initial?.(), id };
    flushSync(() => {
      setAdded(id);
      change((draft) => addEntry(draft, list, entry), addLabel.toLowerCase());
    });
    // While the tap is handled: later, phones show no keyboard.
    rows.current?.querySelector<HTMLElement>(`:scope > :last-child [role=group] ${TEXT}`)?.focus();
  }

  return (
    <Stack gap={3}>
      <Hint>
        {label}: {entries.length}
      </Hint>
      <LinedList ref={rows} aria-label={label}>
        {entries.map((entry, index) => (
          <EntryRow<T>
            key={entry.id}
            {...{ list, own, factsOf, entry }}
            isNew={entry.id === added}
            index={sortable ? index : undefined}
            count={entries.length}
          />
        ))}
      </LinedList>
      {entries.length < max ? (
        <OutlineButton onClick={onAdd}>{addLabel}</OutlineButton>
      ) : (
        <Hint>There is room for {max}; remove one to add another.</Hint>
      )}
    </Stack>
  );
}

export const ReviewsEditor = () => (
  <EntriesEditor<Review>
    list="reviews"
    addLabel="Add a review"
    stateOf={({ content }) => shorten(content, 80)}
  />
);

export const QuestionsEditor = () => (
  <EntriesEditor<Question> list="questions" initial={() => ({ pages: ['home'] })} />
);

export const PeopleEditor = () => <EntriesEditor<Person> list="people" stateOf={({ work }) => work} />;

export function ProgramsEditor() {
  const today = useToday();
  return (
    <EntriesEditor<Program>
      list="academy.programs"
      stateOf={(program) => programFacts(program, today)}
      own={{
        gallery: ({ path, value: { title } }) => (
          <Fieldset legend="Pictures">
            <PhotoList name={`the pictures of ${title}`} path={`${path}.gallery`} {...GALLERY_COUNT} />
          </Fieldset>
        ),
      }}
    />
  );
}

const SHOWN_DAYS = 7;

export function NoticesEditor() {
  const now = useSalonTime();
  return (
    <EntriesEditor<Notice>
      list="notices"
      initial={() => ({ from: now, until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00` })}
      stateOf={(notice) => noticeState(notice, now)}
      sortable={false}
    />
  );
}

function noticeState({ from, until }: Notice, now: LocalTime): string {
  if (until <= now) return 'over';
  const end = `until ${endWords(until)}`;
  return from <= now ? `shown ${end}` : `from ${startWords(from)} ${end}`;
}
