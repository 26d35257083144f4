import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../ui/Toast';
import type { PostList, PostSummary } from '../../blog/types';
import { deletePost, listPosts, restorePost } from '../api/posts';
import { failureText } from './failures';

const texts = {
  list: { refused: 'Failed to fetch blogs: ', broken: 'Server error while fetching blogs.' },
  remove: { refused: 'Failed to delete post: ', broken: 'Server error while deleting post.' },
  restore: { refused: 'Failed to restore post: ', broken: 'Server error while restoring post.' },
};

/** `list` is undefined while the first page is on its way. */
interface Found {
  list?: PostList;
  fault?: string;
}

/** The posts that match `search`, newest first, and what can be done with them. */
export function usePosts(search: string) {
  const toast = useToast();
  const [{ list, fault }, setFound] = useState<Found>({});
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    listPosts({ q: search, cursor: null, signal: asking.signal })
      .then((found) => setFound({ list: found }))
      .catch((error) => {
        if (!asking.signal.aborted) setFound({ fault: failureText(error, texts.list) ?? undefined });
      });
    return () => asking.abort();
  }, [search, attempt]);

  const edit = useCallback((change: (posts: PostSummary[]) => PostSummary[], difference: number) => {
    setFound(({ list, fault }) => ({
      fault,
      list: list && { ...list, posts: change(list.posts), total: list.total + difference },
    }));
  }, []);

  async function loadMore() {
    if (!list?.next || loadingMore) return;
    setLoadingMore(true);
    try {
      const more = await listPosts({ q: search, cursor: list.next });
      // Unless another search has taken the list's place meanwhile.
      setFound((last) =>
        last.list === list ? { list: { ...more, posts: [...list.posts, ...more.posts] } } : last,
      );
    } catch (error) {
      say(error, texts.list);
    } finally {
      setLoadingMore(false);
    }
  }

  /** Answers whether it was removed. */
  async function remove(post: PostSummary): Promise<boolean> {
    try {
      await deletePost(post._id);
    } catch (error) {
      say(error, texts.remove);
      return false;
    }
    const place = list?.posts.indexOf(post) ?? 0;
    edit((posts) => posts.filter(({ _id }) => _id !== post._id), -1);
    toast('Blog deleted successfully!', 'status', { label: 'Undo', run: () => restore(post, place) });
    return true;
  }

  async function restore(post: PostSummary, place: number) {
    try {
      await restorePost(post._id);
    } catch (error) {
      return say(error, texts.restore);
    }
    edit((posts) => posts.toSpliced(place, 0, post), 1);
    toast('Post restored.');
  }

  function say(error: unknown, failure: (typeof texts)['list']) {
    const text = failureText(error, failure);
    if (text) toast(text, 'alert');
  }

  const retry = () => {
    setFound({});
    setAttempt((last) => last + 1);
  };

  return { list, fault, retry, loadMore, loadingMore, remove };
}
