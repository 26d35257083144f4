import styled from '@emotion/styled';
import { useState } from 'react';
import { countText } from '../../shared/post/texts';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import { useToast } from '../../shared/ui/Toast';
import { useErrorToast } from '../api/errorMessage';
import { type AdminPostSummary, deletePost, deletePostForGood, restorePost } from '../api/posts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { LoadFailed } from '../ui/Loaded';
import { PostRow } from './PostRow';
import { type PostTab, tabs } from './paths';
import { type FoundPosts, usePosts } from './usePosts';

const failures = {
  remove: { prefix: 'Failed to delete post: ', fallback: 'Server error while deleting post.' },
  restore: { prefix: 'Failed to restore post: ', fallback: 'Server error while restoring post.' },
};

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
  const { list, error, loadMore, loadingMore, remove: takeOff, clear } = usePosts(tab, search, version);
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary | null>(null);

  function retry() {
    clear();
    onChanged();
  }

  function takeOut(post: AdminPostSummary) {
    takeOff(post);
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
