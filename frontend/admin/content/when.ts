import { addDays, dateOf, localTime } from '@salon/content/hours/localTime';
import { dayWords } from '@salon/content/words/dates';
import { salon } from '../../shared/content/salon';

/** `today at 10:42 am`, `yesterday at 8:05 pm`, `14 January 2027 at 9:00 am`, in the salon's time zone. */
export function whenWords(moment: string, now = new Date(), timeZone = salon.timeZone): string {
  const date = new Date(moment);
  const day = dateOf(localTime(date, timeZone));
  const today = dateOf(localTime(now, timeZone));
  const time = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    date,
  );
  const days: Record<string, string> = { [today]: 'today', [addDays(today, -1)]: 'yesterday' };
  return `${days[day] ?? dayWords(day)} at ${time}`;
}
