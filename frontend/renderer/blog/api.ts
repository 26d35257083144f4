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
import { askBlogService } from '../askBlogService';
import type { Posts } from './posts';

/** What the blog's pages show: lists as they are known, searches and texts from blog-service. */
export function createBlogApi(blogUrl: string, posts: Posts): BlogApi {
  const get = (path: string, page?: Request) =>
    askBlogService(`${blogUrl}${path}`, {
      headers: { 'X-Request-Id': page?.headers.get('X-Request-Id') ?? '' },
    });

  async function search(query: PostQuery, page?: Request): Promise<PostList | null> {
    const response = await get(`/api/blogs?limit=${PAGE_SIZE}&${queryString(query)}`, page);
    if (!response) return null;
    const found: PostSummary[] = await response.json();
    return postListFrom(found, response.headers);
  }

  return {
    async list(query, page) {
      const known = posts.position === undefined ? undefined : posts.list(query);
      return { list: known ?? (await search(query, page)), categories: posts.categories };
    },

    async post(id, page) {
      const response = await get(`/api/blogs/${encodeURIComponent(id)}`, page);
      const post: Post | undefined = await response?.json();
      return post?._id ? { post: shownPost(post), related: posts.related(id) } : null;
    },
  };
}
