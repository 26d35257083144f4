import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { PostQuery } from '../../shared/post/types';
import type { BlogApi, FoundPosts, PostPage } from './api';

/** In the browser a page is shown at once and its data follow (a promise). The server waits for the data. */
const inBrowser = typeof document !== 'undefined';

export type PostListData = { query: PostQuery } & (FoundPosts | { found: Promise<FoundPosts> });

export interface PostData {
  page: PostPage | null | Promise<PostPage | null>;
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
    if (inBrowser) return { query, found: withoutUnhandledRejection(found) } satisfies PostListData;
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
