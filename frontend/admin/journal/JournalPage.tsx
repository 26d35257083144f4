import { dateOf } from '@salon/content/hours/localTime';
import { counted } from '@salon/content/words/counted';
import { dayWords } from '@salon/content/words/dates';
import { useSearchParams } from 'react-router-dom';
import { groupBy } from '../../shared/ui/groupBy';
import { reading, requestJson, type Schemas } from '../api/request';
import { clockWords, salonTime } from '../salonDates';
import { Hint, LineField, SelectField } from '../ui/Field';
import { Pages, useLoaded, usePages } from '../ui/Loaded';
import { Part, ShortFields, Stack } from '../ui/parts';
import { RowList } from '../ui/RowList';

export type JournalEntry = Schemas['JournalEntry'];

/** Each service writes down what is done there. */
const JOURNALS = ['/api/admin/journal', '/api/journal'];
/** After fewer entries there are no more. */
const PAGE_SIZE = 50;

/** Newest first. `next` is the moment before which there may be more. */
async function readJournal(query: { who: string; q: string }, before: string | null, signal: AbortSignal) {
  const asked = Object.entries({ ...query, before: before ?? '' }).filter(([, value]) => value !== '');
  const pages = await Promise.all(
    JOURNALS.map((path) => requestJson<JournalEntry[]>(`${path}?${new URLSearchParams(asked)}`, { signal })),
  );
  const ends = pages.map((page) => (page.length < PAGE_SIZE ? '' : (page.at(-1)?.at ?? '')));
  // Of what is older, the service that has more has not told all.
  const next = ends.sort().at(-1) || null;
  const entries = pages.flat().filter(({ at }) => next === null || at >= next);
  return { entries: entries.sort((one, other) => other.at.localeCompare(one.at)), next };
}

/** What is asked for is in the address, so that Back and a reload keep it. */
export function JournalPage() {
  const [params, setParams] = useSearchParams();
  const [who, q] = [params.get('who') ?? '', params.get('q') ?? ''];
  const { value: people = [] } = useLoaded(reading<Schemas['PersonInList'][]>('/api/admin/people'));
  const names = new Set(['', ...people.map(({ name }) => name), who]);
  const pages = usePages('entries', (before, signal) => readJournal({ who, q: q.trim() }, before, signal), {
    search: who + q,
  });

  function ask(part: { who?: string; q?: string }) {
    // At once, or the cursor would jump to the end.
    setParams({ who, q, ...part }, { replace: true, preventScrollReset: true, flushSync: true });
  }

  return (
    <Stack gap={5}>
      <ShortFields role="search" style={{ maxWidth: '40rem' }}>
        <LineField label="Search" type="search" value={q} onChange={(typed) => ask({ q: typed })} />
        <SelectField
          label="Person"
          options={[...names].map((name) => [name, name || 'Everybody'])}
          value={who}
          onChange={(name) => ask({ who: name })}
        />
      </ShortFields>
      <Pages of={pages}>
        {({ entries, next }) => (
          <>
            <Hint role="status">
              {counted(entries.length, 'entry', 'entries')}
              {next ? ', and earlier ones.' : '. Each is kept for a year, and nobody can change it.'}
            </Hint>
            {groupBy(entries, dayOf).map(({ title, items }) => (
              <Part key={title} title={title}>
                <RowList aria-label={title}>
                  {items.map(({ id, at, who, what, device }) => (
                    <li key={`${at} ${id} ${what}`}>
                      <time dateTime={at}>{clockWords(at)}</time>
                      <div>
                        <strong>{who}</strong>: <bdi>{what}</bdi>
                        <Hint>{device}</Hint>
                      </div>
                    </li>
                  ))}
                </RowList>
              </Part>
            ))}
          </>
        )}
      </Pages>
    </Stack>
  );
}

const dayOf = ({ at }: JournalEntry) => dayWords(dateOf(salonTime(new Date(at))));
