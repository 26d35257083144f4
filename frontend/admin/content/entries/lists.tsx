import type { Notice, Person, Program, Question, Review } from '@salon/content/description';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { endWords, shorten, startWords } from '@salon/content/words/dates';
import { useSalonTime, useToday } from '../useSalonTime';
import { EntryList } from './EntryList';
import { programFacts } from './facts';

export const ReviewsEditor = () => (
  <EntryList<Review> list="reviews" factsOf={({ content }) => shorten(content, 80)} />
);

export const QuestionsEditor = () => (
  <EntryList<Question> list="questions" initial={() => ({ pages: ['home'] })} />
);

export const PeopleEditor = () => <EntryList<Person> list="people" factsOf={({ work }) => work} />;

export function ProgramsEditor() {
  const today = useToday();
  return <EntryList<Program> list="academy.programs" factsOf={(program) => programFacts(program, today)} />;
}

const SHOWN_DAYS = 7;

export function NoticesEditor() {
  const now = useSalonTime();
  return (
    <EntryList<Notice>
      list="notices"
      initial={() => ({ from: now, until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00` })}
      factsOf={(notice) => noticeState(notice, now)}
      sortable={false}
    />
  );
}

function noticeState({ from, until }: Notice, now: LocalTime): string {
  if (until <= now) return 'over';
  const end = `until ${endWords(until)}`;
  return from <= now ? `shown ${end}` : `from ${startWords(from)} ${end}`;
}
