import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { OtherPosts, PostList, PostQuery } from '../../shared/post/types';
import type { BlogApi, Places, PostPage } from './api';

/** In the browser a page is shown at once and its data follow (a promise). The server waits for the data. */
type MaybePromise<T> = T | Promise<T>;
const inBrowser = typeof document !== 'undefined';

export interface PostListData extends Places {
  query: PostQuery;
  /** Null when there can be no such list. */
  list: MaybePromise<PostList | null>;
  /** Category names to choose from; empty when they can't be loaded. */
  categories: MaybePromise<string[]>;
  others?: MaybePromise<OtherPosts[] | undefined>;
}

export interface PostData {
  page: MaybePromise<PostPage | null>;
}

/** On the server, the results include the page's status. */
export const createBlogLoaders = (api: BlogApi) => ({
  async postList({ request }: LoaderFunctionArgs): Promise<unknown> {
    const search = new URL(request.url).searchParams;
    const query: PostQuery = {};
    for (const name of ['category', 'q', 'cursor'] as const) {
      const value = search.get(name);
      if (value?.trim()) query[name] = name === 'q' ? value.trim() : value;
    }
    const found = api.list(query, request);
    if (inBrowser) {
      const list = withoutUnhandledRejection(found.then(({ list }) => list));
      const categories = found.then(({ categories }) => categories).catch(() => []);
      const others = found.then(({ others }) => others).catch(() => undefined);
      return { query, list, categories, others } satisfies PostListData;
    }
    const shown = await found;
    return data<PostListData>({ query, ...shown }, { status: shown.list ? 200 : 404 });
  },

  async post({ request, params, context }: LoaderFunctionArgs): Promise<unknown> {
    const id = params.id ?? '';
    const page = api.post(id, request, context?.speech);
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
