import type { Notice } from '@salon/content/description';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { endWords, startWords } from '@salon/content/words/dates';
import { EntriesEditor } from '../entries/EntriesEditor';
import { useSalonTime } from '../useSalonTime';

const SHOWN_DAYS = 7;

/** Notices, which are shown under the header of every page for some days. */
export function NoticesEditor() {
  const now = useSalonTime();
  return (
    <EntriesEditor<Notice>
      list="notices"
      label="Notices"
      addLabel="Add a notice"
      kind="notice"
      initial={() => ({ from: now, until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00` })}
      stateOf={(notice) => stateOf(notice, now)}
      sortable={false}
    />
  );
}

function stateOf({ from, until }: Notice, now: LocalTime): string {
  if (until <= now) return 'over';
  const end = `until ${endWords(until)}`;
  return from <= now ? `shown ${end}` : `from ${startWords(from)} ${end}`;
}
