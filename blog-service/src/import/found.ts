import type { Focus } from '@salon/content/description/photos';
import { shownText } from '@salon/content/post/shownText';
import type { CategoryFacts, ConsentFacts } from '../export/format.js';
import { sanitise } from '../posts/text/html.js';
import type { NewPost, PostText } from '../posts/write/post.dto.js';
import type { PostState } from '../posts/write/post-rules.js';
import type { Place } from './file-bytes.js';

/** A file of an import: by itself, or in a zip. */
export interface Source {
  name: string;
  place: Place;
  open(): AsyncIterable<Buffer>;
}

/** What an old system has exported, once what its posts refer to is read. */
export interface OldSite {
  name: 'wordpress' | 'ghost';
  /** Where the site was. */
  address: string;
  pictures: Iterable<{ address: string }>;
  /** Whether a post or page was there; the path is as old addresses are stored. */
  hadPath(path?: string): boolean;
  posts: AsyncIterable<FoundPost>;
}

/** A post of an old site, as its file has it. Its texts may be too long, and its HTML anything. */
export interface FoundPost {
  id: string;
  isPage: boolean;
  body: NewPost & { content: string; state: PostState };
  /** Their names, each with the path of its list. */
  categories: [name: string, path: string | undefined][];
  /** Where it was; the first is its own. */
  addresses: string[];
  /** In sentences for the owner. */
  losses: Set<string>;
}

/** What an item of a post, draft or page keeps. */
export interface PostData {
  body: NewPost;
  addresses: string[];
  /** Only of a site like this one. */
  own?: { id: string; family: string | null; changes: PostText | null };
}

/** Pictures of a site like this one have their key. */
export interface PictureData {
  place?: Place;
  addresses: string[];
  key?: string;
  focus?: Focus | null;
  consent?: ConsentFacts;
}

/** Those of an old site have the path of their list. */
export type CategoryData = Partial<CategoryFacts> & { path?: string | null };

/** What does not come, of all together. */
export class Notes {
  private readonly all = new Set<string>();
  private readonly counts = new Map<string, number>();

  add(note: string): void {
    this.all.add(note);
  }

  count(what: string, many = 1): void {
    if (many > 0) this.counts.set(what, (this.counts.get(what) ?? 0) + many);
  }

  endsEarly(name: string): void {
    this.add(`The file “${shortened(name, 100)}” ends too early. What is whole of it can come.`);
  }

  get sentences(): string[] {
    const counted = [...this.counts].map(([what, many]) => `Does not come: ${what} (${many}).`);
    return [...this.all, ...counted].slice(0, 100);
  }
}

/** Where the site was when the files don't say it. */
export const UNKNOWN_SITE = 'https://old-site.invalid';
export const SECRET = 'Not everybody could read it: it comes as a draft.';

/** Without characters that no text may have, and as a copy: a part of another text would keep all of that in memory. */
export const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString();

/** A line of HTML as a reader sees it. */
export const asLine = (html: string): string => shownText(sanitise(storable(html)));

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;

/** Longer HTML would take minutes to read. With what the editor adds to it, it has room in a post. */
const MAX_HTML = 180_000;

export function cut(html: string, losses: Set<string>): string {
  if (html.length > MAX_HTML) losses.add('It is longer than a post here may be: its end is left out.');
  return html.slice(0, MAX_HTML);
}

/** Postgres' and JavaScript's years are fewer than those that a file can say. */
export function momentIn(value: string | number): string | undefined {
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  return year >= 1970 && year < 2200 ? moment.toISOString() : undefined;
}
