import { type LocalTime, localTime } from '@salon/content/hours/localTime';
import { salon } from '../../shared/content/salon';

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

/** `Fri, 27 Nov 2026, 10:00 am` in the salon's time zone. */
export const dateWords = (date: string) => words.format(new Date(date));

/** `10:42 am` in the salon's time zone. */
export const clockWords = (moment: Date) => clock.format(moment);

export const salonTime = (moment: Date): LocalTime => localTime(moment, salon.timeZone);

/** The moment of a local time in the salon's time zone; null when the text is not a time. */
export function momentOf(time: LocalTime): Date | null {
  const asUtc = Date.parse(`${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The difference between both is the time zone's offset at that moment.
  const shown = Date.parse(`${salonTime(new Date(asUtc))}Z`);
  return new Date(asUtc - (shown - asUtc));
}
