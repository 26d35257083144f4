import type { Notice, Question, Review } from '@salon/content/description';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { endWords, shorten, startWords } from '@salon/content/words/dates';
import { useSalonTime } from '../useSalonTime';
import { EntriesEditor } from './EntriesEditor';

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
