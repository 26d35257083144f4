import type { LocalDate, LocalTime } from './localTime';
import type { Hours } from './openState';
import { upcomingDays } from './shown';
import { upcomingText, weeklyText } from './texts';

/** A line of the opening hours as it is read. */
export interface HoursLine {
  text: string;
  /** The last day on which it is of use. */
  until?: LocalDate;
}

/** The week's hours, then the days of the next weeks that differ from it. Made by the renderer: browsers get the words. */
export const hoursLines = (hours: Hours, now: LocalTime): HoursLine[] => [
  ...weeklyText(hours.weekly).map((text) => ({ text })),
  ...upcomingDays(hours, now).map((days) => ({ text: upcomingText(days), until: days.until })),
];
