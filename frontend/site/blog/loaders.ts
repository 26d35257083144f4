import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { ShownPost } from '../../shared/post/shownPost';
import type { PostList, PostQuery, RelatedPosts } from '../../shared/post/types';
import type { BlogApi } from './api';

/** In the browser a page is shown at once and its data follow (a promise). The server waits for the data. */
type MaybePromise<T> = T | Promise<T>;
const inBrowser = typeof document !== 'undefined';

export interface PostListData {
  query: PostQuery;
  /** Null when there can be no such list. */
  list: MaybePromise<PostList | null>;
  /** Category names to choose from; empty when they can't be loaded. */
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

/** On the server, the results include the page's status. */
export const createBlogLoaders = (api: BlogApi) => ({
  async postList({ request }: LoaderFunctionArgs): Promise<unknown> {
    const search = new URL(request.url).searchParams;
    const query: PostQuery = {};
    for (const name of ['category', 'q', 'cursor'] as const) {
      const value = search.get(name);
      if (value?.trim()) query[name] = name === 'q' ? value.trim() : value;
    }
    const list = api.list(query, request);
    // The list is shown even when the categories can't be loaded; its posts still link to their categories.
    const categories = api.categories(request).catch(() => []);
    if (inBrowser) {
      return { query, list: withoutUnhandledRejection(list), categories } satisfies PostListData;
    }
    const found = await list;
    return data<PostListData>(
      { query, list: found, categories: await categories },
      { status: found ? 200 : 404 },
    );
  },

  async post({ request, params }: LoaderFunctionArgs): Promise<unknown> {
    const id = params.id ?? '';
    const page = readPostPage(api, id, request);
    if (inBrowser) return { page: withoutUnhandledRejection(page) } satisfies PostData;
    const found = await page;
    return data<PostData>({ page: found }, { status: found ? 200 : 404 });
  },
});

/** `Await` shows the error but may subscribe too late: the browser would then report an unhandled rejection. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function readPostPage(api: BlogApi, id: string, request: Request): Promise<PostPage | null> {
  // A post is shown even when its related posts can't be loaded.
  const [{ shownPost }, post, related] = await Promise.all([
    import('../../shared/post/shownPost'),
    api.post(id, request),
    api.related(id, request).catch(() => noRelatedPosts),
  ]);
  return post && { post: shownPost(post), related };
}
