import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { BlogApi } from './api';
import type { ShownPost } from './shownPost';
import type { PostList, PostQuery, RelatedPosts } from './types';

/** In the browser a page is shown at once and its data follow (a promise); on the server it waits for them. */
type MaybePromise<T> = T | Promise<T>;
const inBrowser = typeof document !== 'undefined';

export interface PostListData {
  query: PostQuery;
  list: MaybePromise<PostList>;
  /** Names to choose from; none when they can't be had. */
  categories: MaybePromise<string[]>;
}

export interface PostPage {
  post: ShownPost;
  related: RelatedPosts;
}

export interface PostData {
  page: MaybePromise<PostPage | null>;
}

const noRelatedPosts: RelatedPosts = { previous: null, next: null, related: [] };

export interface BlogLoaders {
  postList(args: LoaderFunctionArgs): Promise<PostListData>;
  /** On the server with the status of the page. */
  post(args: LoaderFunctionArgs): Promise<unknown>;
}

export const createBlogLoaders = (api: BlogApi): BlogLoaders => ({
  async postList({ request }) {
    const search = new URL(request.url).searchParams;
    const query: PostQuery = {};
    for (const name of ['category', 'q', 'cursor'] as const) {
      const value = search.get(name)?.trim();
      if (value) query[name] = value;
    }
    const list = api.list(query, request);
    // The list is shown, and leads to the categories of its posts, even when not all of them can be had.
    const categories = api.categories(request).catch(() => []);
    if (inBrowser) return { query, list: withoutUnhandledRejection(list), categories };
    return { query, list: await list, categories: await categories };
  },

  async post({ request, params }) {
    const id = params.id ?? '';
    const page = readPostPage(api, id, request);
    if (inBrowser) return { page: withoutUnhandledRejection(page) } satisfies PostData;
    const found = await page;
    return data<PostData>({ page: found }, { status: found ? 200 : 404 });
  },
});

/** `Await` shows the error, but may subscribe too late for the browser, which would report it as unhandled. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function readPostPage(api: BlogApi, id: string, request: Request): Promise<PostPage | null> {
  // A post is shown even when its related posts can't be had.
  const [{ shownPost }, post, related] = await Promise.all([
    import('./shownPost'),
    api.post(id, request),
    api.related(id, request).catch(() => noRelatedPosts),
  ]);
  return post && { post: shownPost(post), related };
}
