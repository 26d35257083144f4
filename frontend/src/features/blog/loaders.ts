import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { BlogApi } from './api';
import type { Post, PostList, PostQuery, RelatedPosts } from './types';

/** In the browser a page shows at once and its data follow (a promise); on the server it waits for them. */
type Soon<T> = T | Promise<T>;
const inBrowser = typeof document !== 'undefined';

export interface PostListData {
  query: PostQuery;
  list: Soon<PostList>;
}

export interface PostPage {
  post: Post;
  related: RelatedPosts;
}

export interface PostData {
  page: Soon<PostPage | null>;
}

const alone: RelatedPosts = { previous: null, next: null, related: [] };

export const postListLoader =
  (api: BlogApi) =>
  async ({ request }: LoaderFunctionArgs): Promise<PostListData> => {
    const search = new URL(request.url).searchParams;
    const query: PostQuery = {};
    for (const name of ['category', 'q', 'cursor'] as const) {
      const value = search.get(name)?.trim();
      if (value) query[name] = value;
    }
    const list = api.list(query, request);
    return { query, list: inBrowser ? watched(list) : await list };
  };

export const postLoader =
  (api: BlogApi) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const id = params.id ?? '';
    const page = readPostPage(api, id, request);
    if (inBrowser) return { page: watched(page) } satisfies PostData;
    const found = await page;
    return data<PostData>({ page: found }, { status: found ? 200 : 404 });
  };

/** The page shows a failure, but may come to look at it late: until then nobody must call it unhandled. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function readPostPage(api: BlogApi, id: string, request: Request): Promise<PostPage | null> {
  // Without its neighbours a post is still worth reading.
  const [post, related] = await Promise.all([
    api.post(id, request),
    api.related(id, request).catch(() => alone),
  ]);
  return post && { post, related };
}
