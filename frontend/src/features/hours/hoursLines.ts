import type { LocalDate, LocalTime } from './localTime';
import type { Hours } from './openState';
import { upcomingDays } from './shown';
import { upcomingText, weeklyText } from './texts';

/** A line of the opening hours, as text. */
export interface HoursLine {
  text: string;
  /** The last day on which the line is shown. */
  until?: LocalDate;
}

/** The week's hours, then the special days of the next weeks. Made by the renderer; browsers get the text. */
export const hoursLines = (hours: Hours, now: LocalTime): HoursLine[] => [
  ...weeklyText(hours.weekly).map((text) => ({ text })),
  ...upcomingDays(hours, now).map((days) => ({ text: upcomingText(days), until: days.until })),
];
