import type { DrawingName } from '../ui/picture/sitePicture';
import type { paths } from './paths';

/** What search engines, link previews, breadcrumbs and the sitemap show of a page. */
export interface Page {
  /** Canonical path, as spelled in the route table. */
  path: string;
  /** Short name, for breadcrumbs and links. */
  name: string;
  /** Document title without the salon's name, at most 45 characters. */
  title: string;
  /** 70–160 characters, without a number that the owner can change. */
  description: string;
}

/** A page whose social preview is always a drawing, as the owner chooses no picture for its hero. */
export interface PageWithDrawing extends Page {
  drawing: DrawingName;
}

/** pages.ts; service pages are in services/catalogue.ts. */
export type PageId = keyof typeof paths;

/** What stands around a menu; what is on it is in the edition. */
export interface ServiceProse {
  hero: { title: string; subtitle: string };
  /** Opening paragraph under the hero. */
  intro: { title: string; subtitle?: string };
  closing: { title: string; text: string };
}

/** legal/terms.ts, legal/privacy.ts */
export interface LegalContent {
  title: string;
  /** The date as readers see it: `1 November 2026`. */
  updated: string;
  intro: string;
  /** A string is a paragraph, an array a list. */
  sections: { heading: string; body: (string | string[])[] }[];
}

/** navigation.ts. `book` opens the chat in a new tab. An entry with children is an accordion in the drawer. */
export type NavItem =
  | { label: string; to: string }
  | { label: string; action: 'book' }
  | { label: string; children: { label: string; to: string }[] };
