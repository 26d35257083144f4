import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { fontSize } from '../../../theme/tokens';
import { useHistoryMemory } from '../../../ui/HistoryMemory';
import { useToast } from '../../../ui/Toast';
import { PAGE_SIZE } from '../../blog/postList';
import { titleLanguage } from '../../blog/titleLanguage';
import { errorMessage } from '../api/errorMessage';
import {
  type AdminPostList,
  type AdminPostSummary,
  deletePost,
  deletePostForGood,
  listPosts,
  restorePost,
} from '../api/posts';
import type { PostTab } from './tabs';

const texts = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

/** Most posts that the server lists at once. */
const MAX_LIMIT = 100;

/** What a tab shows: its first page, and all that "Load more" has added. */
export interface FoundPosts extends AdminPostList {
  /** What was searched for. */
  search: string;
}

/** `list` is undefined while the first page is on its way. */
interface Found {
  list?: FoundPosts;
  error?: string;
}

interface Options {
  tab: PostTab;
  search: string;
  /** Another one whenever posts have changed. */
  version: number;
  onChanged: () => void;
}

/** The posts of a tab that match `search`, and what can be done with them. */
export function usePosts({ tab, search, version, onChanged }: Options) {
  const toast = useToast();
  const [remembered, remember] = useHistoryMemory<FoundPosts>();
  const [{ list, error }, setFound] = useState<Found>({ list: remembered });
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const isShown = list?.search === search;
  useEffect(() => {
    if (list && isShown) remember(list);
  }, [remember, list, isShown]);

  // Back shows the list as it was left, and then as it has become.
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const pages = isShown ? Math.max(1, Math.ceil(list.posts.length / PAGE_SIZE)) : 1;
    if (pages * PAGE_SIZE > MAX_LIMIT) return;
    try {
      const found = await listPosts({
        state: tab,
        q: search,
        cursor: null,
        limit: pages * PAGE_SIZE,
        signal,
      });
      if (!signal.aborted) setFound({ list: { ...found, search } });
    } catch (error) {
      if (!signal.aborted && !isShown) setFound({ error: errorMessage(error, texts.list) ?? undefined });
    }
  });
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [search, version, attempt]);

  function updateList(change: (posts: AdminPostSummary[]) => AdminPostSummary[], difference: number) {
    setFound(({ list, error }) => ({
      error,
      list: list && { ...list, posts: change(list.posts), total: list.total + difference },
    }));
    onChanged();
  }

  async function loadMore() {
    if (!list?.next || loadingMore) return;
    setLoadingMore(true);
    try {
      const more = await listPosts({ state: tab, q: list.search, cursor: list.next });
      // Unless another list has taken its place meanwhile.
      setFound((last) =>
        last.list === list
          ? { list: { ...more, search: list.search, posts: [...list.posts, ...more.posts] } }
          : last,
      );
    } catch (error) {
      showError(error, texts.list);
    } finally {
      setLoadingMore(false);
    }
  }

  /** Into the bin, and out of it for good. Answers whether it was removed. */
  async function remove(post: AdminPostSummary): Promise<boolean> {
    try {
      await (post.binned ? deletePostForGood(post._id) : deletePost(post._id));
    } catch (error) {
      showError(error, texts.remove);
      return false;
    }
    const place = list?.posts.indexOf(post) ?? 0;
    takeOut(post);
    if (post.binned) toast('The post is gone for good.');
    else toast(<Deleted title={post.title} />, 'status', { label: 'Undo', onClick: () => undo(post, place) });
    return true;
  }

  /** Answers whether it is out of the bin again. */
  async function restore(post: AdminPostSummary): Promise<boolean> {
    try {
      await restorePost(post._id);
    } catch (error) {
      showError(error, texts.restore);
      return false;
    }
    takeOut(post);
    toast('Post restored.');
    return true;
  }

  async function undo(post: AdminPostSummary, place: number) {
    try {
      await restorePost(post._id);
    } catch (error) {
      return showError(error, texts.restore);
    }
    // Unless it was asked for meanwhile.
    updateList(
      (posts) => (posts.some(({ _id }) => _id === post._id) ? posts : posts.toSpliced(place, 0, post)),
      1,
    );
    toast('Post restored.');
  }

  const takeOut = ({ _id }: AdminPostSummary) =>
    updateList((posts) => posts.filter((other) => other._id !== _id), -1);

  function showError(error: unknown, failure: (typeof texts)['list']) {
    const text = errorMessage(error, failure);
    if (text) toast(text, 'alert');
  }

  const retry = () => {
    setFound({});
    setAttempt((last) => last + 1);
  };

  return { list, error, retry, loadMore, loadingMore, remove, restore };
}

/** Several may wait for their Undo: each says whose it is. */
const Deleted = ({ title }: { title: string }) => (
  <>
    <span>Blog deleted successfully!</span>
    <Title dir="auto" lang={titleLanguage(title)}>
      {title}
    </Title>
  </>
);

const Title = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
