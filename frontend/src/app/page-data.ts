import type { StaticHandlerContext } from 'react-router-dom';
import type { SiteContent } from '../content/site-content';

/** What a page is rendered from: one edition, at one moment. */
export interface ShownEdition {
  edition: number;
  /** ISO 8601; null for edition 0. */
  publishedAt: string | null;
  content: SiteContent;
  now: Date;
}

/** What the browser needs of a page to go there: the layout's part and the page's own. */
export interface PageData {
  layout: unknown;
  page: unknown;
}

export function pageDataOf(_context: StaticHandlerContext): PageData | null {
  return null;
}
