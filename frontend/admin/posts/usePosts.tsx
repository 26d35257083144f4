import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { PAGE_SIZE } from '../../shared/post/postList';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { fontSize } from '../../shared/theme/tokens';
import { useHistoryMemory } from '../../shared/ui/HistoryMemory';
import { useToast } from '../../shared/ui/Toast';
import { errorMessage } from '../api/errorMessage';
import {
  type AdminPostList,
  type AdminPostSummary,
  deletePost,
  deletePostForGood,
  type ListedState,
  listPosts,
  restorePost,
} from '../api/posts';
import type { PostTab } from './tabs';

const texts = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

/** The most posts that the server returns for one request. */
const MAX_LIMIT = 100;

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

interface Options {
  tab: PostTab;
  search: string;
  /** A number that changes whenever posts have changed. */
  version: number;
  onChanged: () => void;
}

/** The posts of a tab, or during a search those of all tabs that match, and the actions on them. */
export function usePosts({ tab, search, version, onChanged }: Options) {
  const toast = useToast();
  const [remembered, remember] = useHistoryMemory<FoundPosts>();
  const [{ list, error }, setFound] = useState<Found>({ list: remembered });
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const listedFor = (words: string): ListedState => (words === '' ? tab : 'any');
  const isShown = list?.search === search;
  useEffect(() => {
    if (list && isShown) remember(list);
  }, [remember, list, isShown]);

  // After Back, the remembered list is shown at once and then loaded again, if one request can load it all.
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const pages = isShown ? Math.max(1, Math.ceil(list.posts.length / PAGE_SIZE)) : 1;
    if (pages * PAGE_SIZE > MAX_LIMIT) return;
    try {
      const found = await listPosts({
        state: listedFor(search),
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
      const more = await listPosts({ state: listedFor(list.search), q: list.search, cursor: list.next });
      // Ignored when another list has been loaded meanwhile.
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

  /** Moves a post to the bin, or deletes one in the bin for good. Returns whether that succeeded. */
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

  /** Returns whether the post was taken out of the bin. */
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
    // Not added twice when the list was loaded again meanwhile.
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

/** Names the post, as several such messages with Undo can be on screen. */
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
