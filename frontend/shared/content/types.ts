/** What search engines, link previews, breadcrumbs and the sitemap show of a page. */
export interface Page {
  /** Canonical path, as spelled in the route table. */
  path: string;
  /** Short name, for breadcrumbs and links. */
  name: string;
  /** Document title without the salon's name. */
  title: string;
  description: string;
}

/** An entry of the main navigation. `book` opens the chat in a new tab. An entry with children is an accordion in the drawer. */
export type NavItem =
  | { label: string; to: string }
  | { label: string; action: 'book' }
  | { label: string; children: { label: string; to: string }[] };
