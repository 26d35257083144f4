import type { SiteContent } from '../content/site-content';
import type { LocalTime } from '../features/hours/localTime';

/** What the data of each page are made from: an edition, and the salon's local time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
}
