import type { SiteContent } from '../content/site-content';
import type { LocalTime } from '../features/hours/localTime';

/** What the data of each page are taken from: an edition, and the salon's time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
}
