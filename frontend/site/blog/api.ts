import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import type { Category, Post, PostList, PostQuery, PostSummary, RelatedPosts } from '../../shared/post/types';

export type BlogApi = ReturnType<typeof createBlogApi>;

interface Connection {
  /** Origin of blog-service; empty in the browser, where nginx forwards the requests. */
  origin: string;
  /** Fetch options for a page's request: headers to pass on, and a timeout. */
  options: (page?: Request) => RequestInit;
}

/**
 * Reads the blog; `page` is the request of the page that needs the data. Each call throws when blog-service can't be reached or
 * answers with an error.
 */
export function createBlogApi({ origin, options }: Connection) {
  const get = (path: string, page?: Request) => fetch(`${origin}${path}`, options(page));

  return {
    /** Null when there can be no such list: its category is unknown, or its cursor or search is none. */
    async list(query: PostQuery, page?: Request): Promise<PostList | null> {
      const search = new URLSearchParams({ limit: String(PAGE_SIZE) });
      for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
      const response = await get(`/api/blogs?${search}`, page);
      if (response.status === 400) return null;
      return postListFrom(await read<PostSummary[]>(response), response.headers);
    },

    /** Null when there is no such post. */
    async post(id: string, page?: Request): Promise<Post | null> {
      const response = await get(`/api/blogs/${encodeURIComponent(id)}`, page);
      // An impossible id is refused with 400; for a reader this is the same as a missing post.
      if (response.status === 404 || response.status === 400) return null;
      const post = await read<Post>(response);
      return post._id ? post : null;
    },

    async related(id: string, page?: Request) {
      return read<RelatedPosts>(await get(`/api/blogs/${encodeURIComponent(id)}/related`, page));
    },

    /** The categories to choose from, by name. */
    async categories(page?: Request) {
      const categories = await read<Category[]>(await get('/api/categories', page));
      return categories.map(({ name }) => name);
    },
  };
}

export const browserApi = createBlogApi({ origin: '', options: (page) => ({ signal: page?.signal }) });

async function read<Body>(response: Response): Promise<Body> {
  // Without the query, which holds what a visitor has typed: the renderer logs the message.
  if (!response.ok) throw new Error(`${response.url.replace(/\?.*/, '')} answered ${response.status}`);
  return response.json();
}
