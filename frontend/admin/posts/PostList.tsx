import styled from '@emotion/styled';
import { counted } from '@salon/content/words/counted';
import { useEffect, useState } from 'react';
import { titleLanguage } from '../../shared/post/texts';
import { fontSize, space } from '../../shared/theme/tokens';
import { useHistoryMemory } from '../../shared/ui/HistoryMemory';
import { Spinner } from '../../shared/ui/Spinner';
import { useToast } from '../../shared/ui/Toast';
import { useErrorToast } from '../api/errors';
import {
  type AdminPostList,
  type AdminPostSummary,
  deletePost,
  deletePostForGood,
  listPosts,
  restorePost,
} from '../api/posts';
import { OutlineButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Hint } from '../ui/Field';
import { joinPages, LoadFailed, useLoaded } from '../ui/Loaded';
import { PostRow } from './PostRow';
import { type PostTab, tabs } from './paths';

const failures = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

const TYPING_PAUSE_MS = 300;

interface FoundPosts extends AdminPostList {
  /** The search that these posts were loaded for. */
  search: string;
  /** How many pages they are: the first one, and those that "Load more" has added. */
  pages: number;
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
export function PostList({ tab, search, version, onChanged, onRemoved }: Props) {
  const toast = useToast();
  const showError = useErrorToast();
  const { list, error, loadMore, isLoadingMore } = usePosts(tab, search, version);
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary | null>(null);
  /** Posts that have left the list, until it is loaded again. */
  const [gone, setGone] = useState<AdminPostSummary[]>([]);

  function takeOut(post: AdminPostSummary) {
    setGone((last) => [...last, post]);
    onChanged();
    onRemoved();
  }

  async function remove(post: AdminPostSummary) {
    setPostToDelete(null);
    try {
      await (post.binned ? deletePostForGood(post._id) : deletePost(post._id));
    } catch (error) {
      return showError(error, failures.remove);
    }
    takeOut(post);
    if (post.binned) return toast('The post is deleted permanently.');
    // The title, as no row names the post any more.
    const message = (
      <>
        <span>Blog deleted successfully!</span>
        <DeletedTitle dir="auto" lang={titleLanguage(post.title)}>
          {post.title}
        </DeletedTitle>
      </>
    );
    toast(message, 'status', { label: 'Undo', onClick: () => restore(post, onChanged) });
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
    <Parts>
      {tab === 'binned' && search === '' && <p>Deleted posts stay here for 30 days.</p>}
      {!list && !error && <Spinner label="Loading posts" />}
      {list && (
        <>
          <Hint role="status">{describe(without(gone, list), tab)}</Hint>
          <ul>
            {without(gone, list).posts.map((post) => (
              <PostRow
                key={post._id}
                post={post}
                // The list may still be the one from before the search.
                withState={list.search !== ''}
                onDelete={() => (post.binned ? setPostToDelete(post) : remove(post))}
                onRestore={() => restore(post, () => takeOut(post))}
              />
            ))}
          </ul>
        </>
      )}
      {error ? (
        <LoadFailed error={error} onRetry={onChanged} />
      ) : (
        list?.next && (
          <OutlineButton disabled={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? 'Loading…' : 'Load more'}
          </OutlineButton>
        )
      )}
      {postToDelete && (
        <ActionDialog
          role="alertdialog"
          title="Delete this post and its history permanently?"
          action="Delete permanently"
          onAction={() => remove(postToDelete)}
          onCancel={() => setPostToDelete(null)}
        >
          <strong dir="auto" lang={titleLanguage(postToDelete.title)}>
            {postToDelete.title}
          </strong>
          <p>This can’t be undone.</p>
        </ActionDialog>
      )}
    </Parts>
  );
}

/** The posts of a tab, or during a search those of all tabs that match. They are loaded again whenever `version` changes. */
function usePosts(tab: PostTab, search: string, version: number) {
  const [remembered, remember] = useHistoryMemory<FoundPosts>();
  const [wanted, setWanted] = useState({ search, pages: remembered?.pages ?? 1 });
  const pages = wanted.search === search ? wanted.pages : 1;
  const query = { state: search === '' ? tab : 'any', q: search } as const;
  const { value, error } = useLoaded(
    async (signal) => {
      if (search !== '') await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      const list = await joinPages('posts', pages, (cursor) => listPosts({ ...query, cursor }, signal));
      return { ...list, search, pages };
    },
    failures.list,
    [search, pages, version],
  );
  const isShown = value?.search === search;
  useEffect(() => {
    if (value && isShown) remember(value);
  }, [remember, value, isShown]);
  return {
    // After Back, the remembered list is shown at once, until it is loaded again.
    list: value ?? remembered,
    error,
    loadMore: () => setWanted({ search, pages: pages + 1 }),
    isLoadingMore: isShown && value.pages < pages,
  };
}

function without(gone: AdminPostSummary[], list: FoundPosts): FoundPosts {
  const posts = list.posts.filter((post) => !gone.includes(post));
  return { ...list, posts, total: list.total - (list.posts.length - posts.length) };
}

/** Uses the search that the list was loaded with: the typed one may be newer. */
function describe(list: FoundPosts, tab: PostTab): string {
  const { search } = list;
  if (list.total === 0) return search ? `No post matches “${search}”.` : tabs[tab].empty;
  return `${counted(list.total, 'post')}${search && ` for “${search}”`}`;
}

const DeletedTitle = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[5]};
  > button { justify-self: center; margin-top: ${space[5]}; }
`;
