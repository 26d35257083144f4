import type { SiteContent } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import type { LanguageCode } from '@salon/content/languages';

/** What a page's data are made from: the content of one edition, at one moment of the salon's local time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
  /** That of the content, if it is translated. */
  language?: LanguageCode;
  /** So little of the page is translated that search engines are told of the original. */
  isLittle?: boolean;
}
