import type { Notice, SiteContent, SpecialDays } from '@salon/content/description';
import { addDays, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { datesText, dateText, dayName, timesText } from '@salon/content/hours/texts';
import { randomId } from '../../randomId';

/** Visitors are told from so many days before. */
const DAYS_BEFORE = 3;

export const noticeId = ({ id }: { id: string }) => `${id}-notice`;

const datesIn = ({ from, until }: SpecialDays) =>
  from === until ? `${dayName(weekdayOf(from))}, ${dateText(from)}` : datesText(from, until);

/** What tells visitors of closed days until the last of them is over: `Closed on Friday, 4 December: Pongal`. */
export function noticeOf(days: SpecialDays): Notice {
  const { from, until, times, reason } = days;
  const id = noticeId(days);
  // While no date is chosen, it can't be saved, as the days themselves.
  if (!from || !until) return { id, text: '', from: '', until: '' };
  const what = times.length > 0 ? `Open ${timesText(times)}` : 'Closed';
  return {
    id,
    text: [`${what} on ${datesIn(days)}`, reason].filter(Boolean).join(': '),
    from: `${addDays(from, -DAYS_BEFORE)}T00:00`,
    until: `${addDays(until, 1)}T00:00`,
  };
}

export const closedOn = (day: LocalDate): SpecialDays => ({
  id: `closed-${randomId().slice(0, 8)}`,
  from: day,
  until: day,
  times: [],
  reason: '',
});

/** Call it when the days are changed: their notice follows, unless the owner has given it words of her own. */
export function noticeFollowing({ notices }: SiteContent, days: SpecialDays): () => void {
  const notice = notices.find(({ id, text }) => id === noticeId(days) && text === noticeOf(days).text);
  return () => void (notice && Object.assign(notice, noticeOf(days)));
}
