import type { components } from '../contract/blog-service';

type Schemas = components['schemas'];

export type PostLanguage = Schemas['PostSummary']['language'];
/** As pages say it: a language only where it is another one than theirs. */
export type PostSummary = Omit<Schemas['PostSummary'], 'language'> & { language?: PostLanguage };
export type Post = Omit<Schemas['PostResponse'], 'language'> & { language?: PostLanguage };

/** The same in another language, and the words that invite to it. */
export interface PostVersion {
  _id: string;
  language: PostLanguage;
  path: string;
  words: string;
}

/** The newest of what a list does not have, as it is in another language. `path` leads to all of them. */
export interface OtherPosts {
  /** The language's name in itself. */
  name: string;
  path: string;
  posts: PostSummary[];
}

/** The previous and the next post by date, and what else to read. */
export interface RelatedPosts {
  previous: PostSummary | null;
  next: PostSummary | null;
  related: PostSummary[];
}
export type PostBody = Schemas['NewPost'];

export interface PostList<Summary = PostSummary> {
  posts: Summary[];
  total: number;
  next: string | null;
}

export type Category = Schemas['Category'];

export interface PostQuery {
  category?: string;
  q?: string;
  cursor?: string;
}

export const queryString = (query: PostQuery) => new URLSearchParams({ ...query }).toString();

/** The chosen category by its current name: an old name in an address still finds its posts. */
export const shownCategory = ({ category }: PostQuery, list?: PostList | null): string | undefined =>
  category && (list?.posts[0]?.category ?? category);
