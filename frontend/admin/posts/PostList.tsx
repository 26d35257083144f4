import { counted } from '@salon/content/words/counted';
import { useState } from 'react';
import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import { titleLanguage } from '../../shared/post/texts';
import type { PostList as Posts } from '../../shared/post/types';
import { space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import { useAttempt } from '../api/errors';
import { type AdminPostSummary, deletePost, restorePost } from '../api/posts';
import { jsonIn, request } from '../api/request';
import { ActionDialog } from '../ui/Dialog';
import { Hint } from '../ui/Field';
import { Pages, usePages } from '../ui/Loaded';
import { Stack } from '../ui/parts';
import { RowList } from '../ui/RowList';
import { PostRow } from './PostRow';
import { type PostTab, tabs } from './paths';

const failures = {
  list: { prefix: 'Failed to fetch blogs: ', fallback: 'Server error while fetching blogs.' },
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

async function read(query: Record<string, string>, signal: AbortSignal) {
  const response = await request(`/api/blogs?${new URLSearchParams(query)}`, { signal });
  return postListFrom(await jsonIn<AdminPostSummary[]>(response), response.headers);
}

/** What was loaded for a search: the first page, and those that “Load more” has added. */
type FoundPosts = Posts<AdminPostSummary> & { search: string };

interface Props {
  tab: PostTab;
  search: string;
  /** A number that changes whenever posts have changed. */
  version: number;
  onChanged: () => void;
}

/** The posts of a tab, or during a search those of all tabs that match. Give it the tab as its `key`: each has its own state. */
export function PostList({ tab, search, version, onChanged }: Props) {
  const toast = useToast();
  const attempt = useAttempt();
  const query = { state: search ? 'any' : tab, limit: `${PAGE_SIZE}`, ...(search && { q: search }) };
  const pages = usePages('posts', (cursor, signal) => read({ ...query, ...(cursor && { cursor }) }, signal), {
    search,
    of: [version],
    failed: failures.list,
  });
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary | null>(null);
  /** Posts that have left the list, until it is loaded again. */
  const [gone, setGone] = useState<AdminPostSummary[]>([]);

  function takeOut(post: AdminPostSummary) {
    setGone((last) => [...last, post]);
    onChanged();
    // The focused button goes together with its post.
    document.querySelector('h1')?.focus();
  }

  async function remove(post: AdminPostSummary) {
    setPostToDelete(null);
    const isDone = await attempt(failures.remove, () => deletePost(post._id, post.binned !== null));
    if (!isDone) return;
    takeOut(post);
    if (post.binned) return toast('The post is deleted permanently.');
    // The title, as no row names the post any more.
    const message = (
      <>
        Blog deleted successfully! <bdi lang={titleLanguage(post.title)}>{post.title}</bdi>
      </>
    );
    toast(message, 'status', { label: 'Undo', onClick: () => restore(post, onChanged) });
  }

  /** Takes a post out of the bin: it leaves the list of the bin, or comes back to the one that it was just deleted from. */
  async function restore(post: AdminPostSummary, onRestored: () => void) {
    if (!(await attempt(failures.restore, () => restorePost(post._id)))) return;
    onRestored();
    toast('Post restored.');
  }

  return (
    <Stack gap={3} style={{ marginTop: space[5] }}>
      {tab === 'binned' && search === '' && <p>Deleted posts stay here for 30 days.</p>}
      <Pages of={pages}>
        {(list) => (
          <>
            <Hint role="status">{describe(without(gone, list), tab)}</Hint>
            <RowList>
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
            </RowList>
          </>
        )}
      </Pages>
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
    </Stack>
  );
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
