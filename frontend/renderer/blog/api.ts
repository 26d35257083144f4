import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import { shownPost } from '../../shared/post/shownPost';
import {
  type Post,
  type PostList,
  type PostQuery,
  type PostSummary,
  queryString,
} from '../../shared/post/types';
import type { BlogApi } from '../../site/blog/api';
import type { Posts } from './posts';

const TIMEOUT_MS = 3_000;

/** What the blog's pages show: lists as they are known, searches and texts from blog-service. */
export function createBlogApi(blogUrl: string, posts: Posts): BlogApi {
  const get = (path: string, page?: Request) =>
    fetch(`${blogUrl}${path}`, {
      headers: { 'X-Request-Id': page?.headers.get('X-Request-Id') ?? '' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  async function search(query: PostQuery, page?: Request): Promise<PostList | null> {
    const response = await get(`/api/blogs?limit=${PAGE_SIZE}&${queryString(query)}`, page);
    if (response.status === 400) return null;
    return postListFrom(await read<PostSummary[]>(response), response.headers);
  }

  return {
    async list(query, page) {
      const known = posts.position === undefined ? undefined : posts.list(query);
      return { list: known ?? (await search(query, page)), categories: posts.categories };
    },

    async post(id, page) {
      const response = await get(`/api/blogs/${encodeURIComponent(id)}`, page);
      // An impossible id is refused with 400; for a reader this is the same as a missing post.
      if (response.status === 404 || response.status === 400) return null;
      const post = await read<Post>(response);
      return post._id ? { post: shownPost(post), related: posts.related(id) } : null;
    },
  };
}

async function read<Body>(response: Response): Promise<Body> {
  // Without the query, which holds what a visitor has typed: the message is logged.
  if (!response.ok) throw new Error(`${response.url.replace(/\?.*/, '')} answered ${response.status}`);
  return response.json();
}
