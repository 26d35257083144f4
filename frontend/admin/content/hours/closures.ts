import type { Notice, SiteContent, SpecialDays } from '@salon/content/description';
import { addDays, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { datesText, dateText, dayName, timesText } from '@salon/content/hours/texts';
import { randomUuid } from '../../randomUuid';

/** Visitors are told from so many days before. */
const DAYS_BEFORE = 3;

export const noticeId = ({ id }: SpecialDays) => `${id}-notice`;

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
  id: `closed-${randomUuid().slice(0, 8)}`,
  from: day,
  until: day,
  times: [],
  reason: '',
});

/** Changes closed days; their notice follows, unless the owner has given it words of her own. */
export function changeDays({ hours, notices }: SiteContent, id: string, part: Partial<SpecialDays>): void {
  const days = hours.special.find((one) => one.id === id);
  if (!days) return;
  const notice = notices.find((one) => one.id === noticeId(days));
  const isMade = notice?.text === noticeOf(days).text;
  Object.assign(days, part);
  if (notice && isMade) Object.assign(notice, noticeOf(days));
}

export function removeDays(content: SiteContent, days: SpecialDays): void {
  content.hours.special = content.hours.special.filter(({ id }) => id !== days.id);
  content.notices = content.notices.filter(({ id }) => id !== noticeId(days));
}
