import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { PAGE_SIZE } from '../../shared/post/postList';
import { countText, titleLanguage } from '../../shared/post/texts';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useHistoryMemory } from '../../shared/ui/HistoryMemory';
import { Spinner } from '../../shared/ui/Spinner';
import { useToast } from '../../shared/ui/Toast';
import { errorMessage, useErrorToast } from '../api/errorMessage';
import {
  type AdminPostList,
  type AdminPostSummary,
  deletePost,
  deletePostForGood,
  listPosts,
  restorePost,
} from '../api/posts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { LoadFailed } from '../ui/Loaded';
import { PostRow } from './PostRow';
import { type PostTab, tabs } from './paths';

const failures = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

/** The server returns at most 100 posts for one request. */
const MAX_PAGES = 4;

/** The posts that a tab shows: the first page, and all pages that "Load more" has added. */
interface FoundPosts extends AdminPostList {
  /** The search that these posts were loaded for. */
  search: string;
}

interface Props {
  tab: PostTab;
  search: string;
  /** A number that changes whenever posts have changed. */
  version: number;
  onChanged: () => void;
  onRemoved: () => void;
}

/** The posts of a tab. Give it the tab as its `key`, so that each tab has its own state. */
export function TabPosts({ tab, search, version, onChanged, onRemoved }: Props) {
  const toast = useToast();
  const showError = useErrorToast();
  const { list, error, loadMore, loadingMore, setFound } = usePosts(tab, search, version);
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary | null>(null);

  function retry() {
    setFound({});
    onChanged();
  }

  function takeOut({ _id }: AdminPostSummary) {
    const without = (last: FoundPosts): FoundPosts => ({
      ...last,
      posts: last.posts.filter((post) => post._id !== _id),
      total: last.total - 1,
    });
    setFound((last) => ({ list: last.list && without(last.list) }));
    onChanged();
    onRemoved();
  }

  /** Moves a post to the bin, or deletes one in the bin for good. */
  async function remove(post: AdminPostSummary) {
    setPostToDelete(null);
    try {
      await (post.binned ? deletePostForGood(post._id) : deletePost(post._id));
    } catch (error) {
      return showError(error, failures.remove);
    }
    takeOut(post);
    if (post.binned) return toast('The post is gone for good.');
    toast(<Deleted title={post.title} />, 'status', {
      label: 'Undo',
      onClick: () => restore(post, onChanged),
    });
  }

  /** Takes a post out of the bin: it leaves the list of the bin, or comes back to the one that it was just deleted from. */
  async function restore(post: AdminPostSummary, onRestored: () => void) {
    try {
      await restorePost(post._id);
    } catch (error) {
      return showError(error, failures.restore);
    }
    onRestored();
    toast('Post restored.');
  }

  return (
    <>
      {tab === 'binned' && search === '' && <Note>Deleted posts stay here for 30 days.</Note>}
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!list && !error && <Spinner label="Loading posts" />}
      {list && (
        <>
          <Count role="status">{describe(list, tab)}</Count>
          <Rows>
            {list.posts.map((post) => (
              <PostRow
                key={post._id}
                post={post}
                // The list may still be the one from before the search.
                withState={list.search !== ''}
                onDelete={() => setPostToDelete(post)}
                onRestore={() => restore(post, () => takeOut(post))}
              />
            ))}
          </Rows>
          {list.next && (
            <LoadMore>
              <Button type="button" variant="outline" disabled={loadingMore} onClick={loadMore}>
                {loadingMore ? 'Loading...' : 'Load more'}
              </Button>
            </LoadMore>
          )}
        </>
      )}
      {postToDelete && (
        <ConfirmDialog
          {...(postToDelete.binned
            ? { question: 'Delete this post and its history for good?', confirmLabel: 'Delete for good' }
            : { question: 'Are you sure you want to delete this post?', confirmLabel: 'Delete' })}
          onConfirm={() => remove(postToDelete)}
          onCancel={() => setPostToDelete(null)}
        >
          <strong dir="auto" lang={titleLanguage(postToDelete.title)}>
            {postToDelete.title}
          </strong>
          {postToDelete.binned && <p>Nobody can bring it back then.</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The posts of a tab, or during a search those of all tabs that match. They are loaded again whenever `version` changes. */
function usePosts(tab: PostTab, search: string, version: number) {
  const showError = useErrorToast();
  const [remembered, remember] = useHistoryMemory<FoundPosts>();
  const [{ list, error }, setFound] = useState<{ list?: FoundPosts; error?: string }>({ list: remembered });
  const [loadingMore, setLoadingMore] = useState(false);

  const isShown = list?.search === search;
  useEffect(() => {
    if (list && isShown) remember(list);
  }, [remember, list, isShown]);

  const stateFor = (words: string) => (words === '' ? tab : 'any');
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const pages = isShown ? Math.max(1, Math.ceil(list.posts.length / PAGE_SIZE)) : 1;
    // After Back, the remembered list is shown at once and then loaded again, if one request can load it all.
    if (pages > MAX_PAGES && version === 0) return;
    const limit = Math.min(pages, MAX_PAGES) * PAGE_SIZE;
    try {
      const found = await listPosts({ state: stateFor(search), q: search, limit }, signal);
      if (!signal.aborted) setFound({ list: { ...found, search } });
    } catch (error) {
      if (!signal.aborted && !isShown) setFound({ error: errorMessage(error, failures.list) ?? undefined });
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
      showError(error, failures.list);
    } finally {
      setLoadingMore(false);
    }
  }

  return { list, error, loadMore, loadingMore, setFound };
}

/** Uses the search that the list was loaded with: the typed one may be newer. */
function describe(list: FoundPosts, tab: PostTab): string {
  const { search } = list;
  if (list.total === 0) return search ? `No post matches “${search}”.` : tabs[tab].empty;
  return search ? `${countText(list)} for “${search}”` : countText(list);
}

/** Names the post, which no dialog and no row does any more. */
const Deleted = ({ title }: { title: string }) => (
  <>
    <span>Blog deleted successfully!</span>
    <DeletedTitle dir="auto" lang={titleLanguage(title)}>
      {title}
    </DeletedTitle>
  </>
);

const DeletedTitle = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.p`
  margin-top: ${space[5]};
`;

const Count = styled.p`
  margin-top: ${space[5]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Rows = styled.ul`
  margin-top: ${space[2]};
`;

const LoadMore = styled.div`
  margin-top: ${space[8]};
  text-align: center;
`;
