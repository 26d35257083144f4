/** What lists show of a post; the API leaves out what a post does not have, or sends null. */
export interface PostSummary {
  _id: string;
  title: string;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  /** `/media/{key}/960.jpg`, or the address of a picture elsewhere. */
  image: string | null;
  /** ISO 8601. */
  date: string;
}

export interface Post extends PostSummary {
  /** HTML, sanitised by blog-service when it was saved. */
  content: string;
  imageAlt: string | null;
  updated: string;
}

export interface PostList {
  posts: PostSummary[];
  total: number;
  /** There are at least as many: the server stopped counting. */
  totalIsLowerBound: boolean;
  /** Cursor of the next page. */
  next: string | null;
}

/** What a list shows: its first page, and all that "Load more" has added. */
export interface ShownPosts extends PostList {
  /** Names what was asked for. */
  query: string;
}

export interface RelatedPosts {
  previous: PostSummary | null;
  next: PostSummary | null;
  related: PostSummary[];
}

export interface PostQuery {
  category?: string;
  q?: string;
  cursor?: string;
}

export const queryString = (query: PostQuery) => new URLSearchParams({ ...query }).toString();

export const categories = [
  'Hair Care',
  'Skin Care',
  'Nail Care',
  'Spa & Wellness',
  'Hair Treatments',
  'Facial Treatments',
  'Curly Hair',
  'Beauty Tips',
  'Salon News',
  'Trends & Style',
  'Product Reviews',
] as const;
