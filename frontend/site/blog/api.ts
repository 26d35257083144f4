import { pageDataPath, paths } from '../../shared/content/paths';
import type { ShownPost } from '../../shared/post/shownPost';
import { type PostList, type PostQuery, queryString, type RelatedPosts } from '../../shared/post/types';
import { pathHere } from '../languages/pathHere';

/** A page of posts, and the categories to choose from, by name. */
export interface FoundPosts {
  /** Null when there can be no such list: its category is unknown, or its cursor or search is none. */
  list: PostList | null;
  categories: string[];
}

export interface PostPage {
  post: ShownPost;
  related: RelatedPosts;
}

/** Where the blog's pages get their data: `page` is the request of the page that needs them. Each call throws when there are none. */
export interface BlogApi {
  list(query: PostQuery, page?: Request): Promise<FoundPosts>;
  /** Null when there is no such post. */
  post(id: string, page?: Request): Promise<PostPage | null>;
}

/** Reads what the renderer has written beside each page. */
export const browserApi: BlogApi = {
  async list(query, page) {
    const asked = queryString(query);
    return read(`${pageDataPath(pathHere(paths.blog))}${asked && `?${asked}`}`, page);
  },
  async post(id, page) {
    const { page: found } = await read<{ page: PostPage | null }>(
      pageDataPath(pathHere(`${paths.blog}/${encodeURIComponent(id)}`)),
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
