import type { Notice } from '@salon/content/description';
import { addDays, dateOf } from '@salon/content/hours/localTime';
import { useSalonTime } from '../useSalonTime';
import { EntryList } from './EntryList';

const SHOWN_DAYS = 7;

export function NoticesEditor() {
  const now = useSalonTime();
  return (
    <EntryList<Notice>
      list="notices"
      initial={() => ({ from: now, until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00` })}
      sortable={false}
    />
  );
}
