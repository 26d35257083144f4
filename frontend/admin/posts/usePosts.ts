import { useEffect, useEffectEvent, useState } from 'react';
import { PAGE_SIZE } from '../../shared/post/postList';
import { useHistoryMemory } from '../../shared/ui/HistoryMemory';
import { errorMessage, useErrorToast } from '../api/errorMessage';
import { type AdminPostList, type AdminPostSummary, type ListedState, listPosts } from '../api/posts';
import type { PostTab } from './paths';

const failure = { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' };

/** The server returns at most 100 posts for one request. */
const MAX_PAGES = 4;

/** The posts that a tab shows: the first page, and all pages that "Load more" has added. */
export interface FoundPosts extends AdminPostList {
  /** The search that these posts were loaded for. */
  search: string;
}

/** `list` is undefined until the first page is loaded. */
interface Found {
  list?: FoundPosts;
  error?: string;
}

/** The posts of a tab, or during a search those of all tabs that match. They are loaded again whenever `version` changes. */
export function usePosts(tab: PostTab, search: string, version: number) {
  const showError = useErrorToast();
  const [remembered, remember] = useHistoryMemory<FoundPosts>();
  const [{ list, error }, setFound] = useState<Found>({ list: remembered });
  const [loadingMore, setLoadingMore] = useState(false);

  const isShown = list?.search === search;
  useEffect(() => {
    if (list && isShown) remember(list);
  }, [remember, list, isShown]);

  const stateFor = (words: string): ListedState => (words === '' ? tab : 'any');
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const pages = isShown ? Math.max(1, Math.ceil(list.posts.length / PAGE_SIZE)) : 1;
    // After Back, the remembered list is shown at once and then loaded again, if one request can load it all.
    if (pages > MAX_PAGES && version === 0) return;
    const limit = Math.min(pages, MAX_PAGES) * PAGE_SIZE;
    try {
      const found = await listPosts({ state: stateFor(search), q: search, limit }, signal);
      if (!signal.aborted) setFound({ list: { ...found, search } });
    } catch (error) {
      if (!signal.aborted && !isShown) setFound({ error: errorMessage(error, failure) ?? undefined });
    }
  });
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [search, version]);

  async function loadMore() {
    if (!list?.next || loadingMore) return;
    setLoadingMore(true);
    try {
      const { search: q, next: cursor, posts } = list;
      const more = await listPosts({ state: stateFor(q), q, cursor });
      const longer = { ...more, search: q, posts: [...posts, ...more.posts] };
      // Ignored when another list has been loaded meanwhile.
      setFound((last) => (last.list === list ? { list: longer } : last));
    } catch (error) {
      showError(error, failure);
    } finally {
      setLoadingMore(false);
    }
  }

  const remove = (post: AdminPostSummary) =>
    setFound(({ list }) => ({
      list: list && {
        ...list,
        posts: list.posts.filter((one) => one._id !== post._id),
        total: list.total - 1,
      },
    }));

  return { list, error, loadMore, loadingMore, remove, clear: () => setFound({}) };
}
