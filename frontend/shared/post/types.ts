import type { components } from '../contract/blog-service';

type Schemas = components['schemas'];

export type PostSummary = Schemas['PostSummary'];
export type Post = Schemas['PostResponse'];
/** The previous and the next post by date, and what else to read. */
export interface RelatedPosts {
  previous: PostSummary | null;
  next: PostSummary | null;
  related: PostSummary[];
}
export type PostBody = Schemas['PostBody'];

export interface PostList {
  posts: PostSummary[];
  total: number;
  next: string | null;
}

/** What a list shows: its first page, and all posts that "Load more" has added. */
export interface ShownPosts extends PostList {
  query: string;
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
