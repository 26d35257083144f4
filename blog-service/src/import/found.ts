import type { Focus } from '@salon/content/description/photos';
import type { CategoryFacts, ConsentFacts } from '../export/format.js';
import { sanitise, shownText } from '../posts/text/html.js';
import type { NewPost, PostText } from '../posts/write/post.dto.js';
import type { PostState } from '../posts/write/post-rules.js';
import type { Place } from './file-bytes.js';
import type { Problem } from './settle.js';

/** A post of an old site, as its file has it. */
export interface FoundPost {
  id: string;
  isPage: boolean;
  state: PostState;
  title: string;
  html: string;
  excerpt: string;
  author: string;
  categories: string[];
  /** ISO, where the file has one. */
  date?: string;
  image?: Picture;
  /** Where it was; the first is its own. */
  addresses: string[];
  problems: string[];
}

interface Picture {
  address: string;
  alt?: string;
}

/** Reads what an old system exports: first all of it for what posts refer to, then the posts. */
export interface OldSystem<Part> {
  name: 'wordpress' | 'ghost';
  /** Where the site was. */
  site: string;
  /** The path of each category that a post has. */
  categories: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, Picture>;
  /** Where its posts and pages were, as old addresses are stored. */
  paths: { has: (path?: string) => boolean };
  /** The last one is undefined when the file ends before its end. */
  partsOf(chunks: AsyncIterable<Buffer>): AsyncIterable<Part | undefined>;
  note(part: Part): void;
  /** The post or page that a part is. What is none is counted. */
  post(part: Part, notes: Notes): FoundPost | undefined;
  /** What the system would show of a post. */
  html(stored: string, problem: Problem): string;
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

/** What does not come, by sentence about one and about several. */
export class Notes {
  private readonly all: string[] = [];
  private readonly counts = new Map<string, number>();

  add(note: string): void {
    this.all.push(note);
  }

  count(what: string, many = 1): void {
    if (many > 0) this.counts.set(what, (this.counts.get(what) ?? 0) + many);
  }

  get sentences(): string[] {
    const counted = [...this.counts].map(([what, many]) => `Does not come: ${what} (${many}).`);
    return [...this.all, ...counted].slice(0, 100);
  }
}

export const SECRET = 'Not everybody could read it: it comes as a draft.';

/** Without characters that no text may have, and as a copy: a part of another text would keep all of that in memory. */
export const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString();

/** A line of HTML as a reader sees it. */
export const asLine = (html: string): string => shownText(sanitise(storable(html)));

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;

/** Postgres' and JavaScript's years are fewer than those that a file can say. */
export function momentIn(value: string | number): string | undefined {
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  return year >= 1970 && year < 2200 ? moment.toISOString() : undefined;
}
