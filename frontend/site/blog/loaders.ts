import { pageDataPath, paths } from '../../shared/content/paths';
import { postPath } from '../../shared/post/texts';
import { type PostQuery, queryString } from '../../shared/post/types';
import { pathHere } from '../languages/pathHere';
import { type BlogLoaders, type FoundPosts, type PostData, type PostListData, queryOf } from './data';

/** In the browser: what the renderer has written beside each page. */
export const blogLoaders: BlogLoaders = {
  async postList({ request: { url, signal } }) {
    const query = queryOf(url);
    return { query, found: later(readPosts(query, signal)) } satisfies PostListData;
  },
  async post({ request: { signal }, params: { id = '' } }) {
    const found = read<PostData>(pageDataPath(pathHere(postPath(id))), signal);
    return { page: later(found.then(({ page }) => page)) } satisfies PostData;
  },
};

export function readPosts(query: PostQuery, signal?: AbortSignal): Promise<FoundPosts> {
  const asked = queryString(query);
  return read(`${pageDataPath(pathHere(paths.blog))}${asked && `?${asked}`}`, signal);
}

/** What is not there has data too, which say so. */
async function read<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(path, { signal });
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** `Await` shows the error but may subscribe too late: the browser would then report an unhandled rejection. */
function later<Data>(data: Promise<Data>): Promise<Data> {
  data.catch(() => {});
  return data;
}
