import { salon } from '../../../content/salon';
import { type LocalTime, localTime } from '../../hours/localTime';

const words = new Intl.DateTimeFormat('en-IN', {
  timeZone: salon.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: salon.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});

/** `Fri, 27 Nov 2026, 10:00 am` on the salon's clock. */
export const dateWords = (date: string) => words.format(new Date(date));

/** `10:42 am` on the salon's clock. */
export const clockWords = (moment: Date) => clock.format(moment);

export const salonTime = (moment: Date): LocalTime => localTime(moment, salon.timeZone);

/** The moment at which the salon's clock shows a time; null for a text that is none. */
export function momentOf(time: LocalTime): Date | null {
  const asUtc = Date.parse(`${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The zone's offset then, found by what its clock shows.
  const shown = Date.parse(`${salonTime(new Date(asUtc))}Z`);
  return new Date(asUtc - (shown - asUtc));
}
