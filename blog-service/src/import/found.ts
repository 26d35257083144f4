import type { Focus } from '@salon/content/description/photos';
import type { ConsentFacts } from '../export/format.js';
import type { PostLanguage } from '../posts/post-language.js';
import { sanitise, shownText } from '../posts/text/html.js';
import type { PostState, PostText } from '../posts/write/post.dto.js';
import type { Place } from './file-bytes.js';

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
  image?: { address: string; alt?: string };
  /** Where it was; the first is its own. */
  addresses: string[];
  problems: string[];
}

/** What an item of a post, draft or page keeps. */
export interface PostData {
  title: string;
  content: string;
  excerpt: string;
  author: string;
  category?: string;
  date?: string;
  state: PostState;
  image?: string;
  imageAlt?: string;
  addresses: string[];
  /** Only of a site like this one. */
  own?: {
    id: string;
    language: PostLanguage;
    family: string | null;
    focus: Focus | null;
    changes: PostText | null;
  };
}

/** Pictures of a site like this one have their place in addresses by their keys. */
export interface PictureData {
  place?: Place;
  own?: { key: string; focus: Focus | null; consent?: Omit<ConsentFacts, 'picture'>; addresses: string[] };
}

/** What does not come, by sentence about one and about several. */
export class Notes {
  readonly all: string[] = [];
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

/** Characters that no text may have are left out. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A line of HTML as a reader sees it. */
export const asLine = (html: string): string => shownText(sanitise(storable(html)));

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
