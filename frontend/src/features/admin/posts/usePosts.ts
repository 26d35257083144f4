import { useCallback, useEffect, useState } from 'react';
import { useHistoryMemory } from '../../../ui/HistoryMemory';
import { useToast } from '../../../ui/Toast';
import type { PostSummary, ShownPosts } from '../../blog/types';
import { errorMessage } from '../api/errorMessage';
import { deletePost, listPosts, restorePost } from '../api/posts';

const texts = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

/** `list` is undefined while the first page is on its way. */
interface Found {
  list?: ShownPosts;
  error?: string;
}

/** The posts that match `search`, newest first, and what can be done with them. */
export function usePosts(search: string) {
  const toast = useToast();
  const [remembered, remember] = useHistoryMemory<ShownPosts>();
  const [{ list, error }, setFound] = useState<Found>({ list: remembered });
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // Back shows the list as it was left.
  const isShown = list?.query === search;
  useEffect(() => {
    if (list && isShown) remember(list);
  }, [remember, list, isShown]);

  useEffect(() => {
    if (isShown) return;
    const asking = new AbortController();
    listPosts({ state: 'published', q: search, cursor: null, signal: asking.signal })
      .then((found) => setFound({ list: { ...found, query: search } }))
      .catch((error) => {
        if (!asking.signal.aborted) setFound({ error: errorMessage(error, texts.list) ?? undefined });
      });
    return () => asking.abort();
  }, [search, isShown, attempt]);

  const updateList = useCallback((change: (posts: PostSummary[]) => PostSummary[], difference: number) => {
    setFound(({ list, error }) => ({
      error,
      list: list && { ...list, posts: change(list.posts), total: list.total + difference },
    }));
  }, []);

  async function loadMore() {
    if (!list?.next || loadingMore) return;
    setLoadingMore(true);
    try {
      const more = await listPosts({ state: 'published', q: list.query, cursor: list.next });
      // Unless another search has taken the list's place meanwhile.
      setFound((last) =>
        last.list === list
          ? { list: { ...more, query: list.query, posts: [...list.posts, ...more.posts] } }
          : last,
      );
    } catch (error) {
      showError(error, texts.list);
    } finally {
      setLoadingMore(false);
    }
  }

  /** Answers whether it was removed. */
  async function remove(post: PostSummary): Promise<boolean> {
    try {
      await deletePost(post._id);
    } catch (error) {
      showError(error, texts.remove);
      return false;
    }
    const place = list?.posts.indexOf(post) ?? 0;
    updateList((posts) => posts.filter(({ _id }) => _id !== post._id), -1);
    toast('Blog deleted successfully!', 'status', { label: 'Undo', onClick: () => restore(post, place) });
    return true;
  }

  async function restore(post: PostSummary, place: number) {
    try {
      await restorePost(post._id);
    } catch (error) {
      return showError(error, texts.restore);
    }
    updateList((posts) => posts.toSpliced(place, 0, post), 1);
    toast('Post restored.');
  }

  function showError(error: unknown, failure: (typeof texts)['list']) {
    const text = errorMessage(error, failure);
    if (text) toast(text, 'alert');
  }

  const retry = () => {
    setFound({});
    setAttempt((last) => last + 1);
  };

  return { list, error, retry, loadMore, loadingMore, remove };
}
