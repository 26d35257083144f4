import type { Speech } from '@salon/content/words/say';
import { pageDataPath, paths } from '../../shared/content/paths';
import type { ShownPost } from '../../shared/post/shownPost';
import {
  type OtherPosts,
  type PostLanguage,
  type PostList,
  type PostQuery,
  type PostVersion,
  queryString,
  type RelatedPosts,
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

/** Where the blog's pages get their data: `page` is the request of the page that needs them. Each call throws when there are none. */
export interface BlogApi {
  list(query: PostQuery, page?: Request): Promise<FoundPosts>;
  /** Null when there is no such post. */
  post(id: string, page?: Request, speech?: Speech): Promise<PostPage | null>;
}

/** The blog in the language of the page, which its address begins with. */
const blogPath = (page: { url: string } = { url: location.href }) =>
  (/^\/[a-z]{2}(?=\/)/.exec(new URL(page.url).pathname)?.[0] ?? '') + paths.blog;

/** Reads what the renderer has written beside each page. */
export const browserApi: BlogApi = {
  async list(query, page) {
    const asked = queryString(query);
    return read(`${pageDataPath(blogPath(page))}${asked && `?${asked}`}`, page);
  },
  async post(id, page) {
    const { page: found } = await read<{ page: PostPage | null }>(
      pageDataPath(`${blogPath(page)}/${encodeURIComponent(id)}`),
      page,
    );
    return found;
  },
};

/** What is not there has data too, which say so. */
async function read<Data>(path: string, page?: Request): Promise<Data> {
  const response = await fetch(path, { signal: page?.signal });
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
