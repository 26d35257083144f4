import type { Hours } from '@salon/content/description';
import type { LocalDate, LocalTime } from '@salon/content/hours/localTime';
import { upcomingDays } from '@salon/content/hours/shown';
import { upcomingText, weeklyText } from '@salon/content/hours/texts';

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
