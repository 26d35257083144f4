import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ShownPost } from '../../shared/post/shownPost';
import type {
  OtherPosts,
  PostLanguage,
  PostList,
  PostQuery,
  PostVersion,
  RelatedPosts,
} from '../../shared/post/types';

/** Where a page is in several languages. Of a site with one nothing is said. */
export interface Places {
  /** Of the page itself, when it is in a language. */
  path?: string;
  /** For search engines: the page itself and the same in other languages. */
  alternates?: { code: PostLanguage; path: string }[];
  versions?: PostVersion[];
}

/** A page of posts, and the categories to choose from, by name. */
export interface FoundPosts extends Places {
  /** Null when there can be no such list: its category is unknown, or its cursor or search is none. */
  list: PostList | null;
  categories: string[];
  /** What else there is in other languages. */
  others?: OtherPosts[];
}

export interface PostPage extends Places {
  post: ShownPost;
  related: RelatedPosts;
}

/** What they return is below. */
export interface BlogLoaders {
  postList(args: LoaderFunctionArgs): Promise<unknown>;
  post(args: LoaderFunctionArgs): Promise<unknown>;
}

/** In the browser a page is shown at once, and what was asked for follows. */
export type PostListData = { query: PostQuery } & (FoundPosts | { found: Promise<FoundPosts> });

export interface PostData {
  page: PostPage | null | Promise<PostPage | null>;
}

/** What the address of a list asks for. */
export function queryOf(url: string): PostQuery {
  const search = new URL(url).searchParams;
  const query: PostQuery = {};
  for (const name of ['category', 'q', 'cursor'] as const) {
    const value = search.get(name);
    if (value?.trim()) query[name] = name === 'q' ? value.trim() : value;
  }
  return query;
}
