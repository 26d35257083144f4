import type { SiteContent } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';

/** What the data of each page are made from: an edition, and the salon's local time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
}
