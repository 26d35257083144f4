import styled from '@emotion/styled';
import { useState } from 'react';
import { countText } from '../../shared/post/texts';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import type { AdminPostSummary } from '../api/posts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { LoadFailed } from '../ui/LoadFailed';
import { PostRow } from './PostRow';
import { type PostTab, tabs } from './tabs';
import { type FoundPosts, usePosts } from './usePosts';

interface Props {
  tab: PostTab;
  search: string;
  version: number;
  onChanged: () => void;
  onRemoved: () => void;
}

/** The posts of a tab. Give it the tab as its `key`, so that each tab has its own state. */
export function TabPosts({ tab, search, version, onChanged, onRemoved }: Props) {
  const posts = usePosts({ tab, search, version, onChanged });
  const { list, error, retry, loadMore, loadingMore, remove, restore } = posts;
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary | null>(null);

  async function onConfirm(post: AdminPostSummary) {
    setPostToDelete(null);
    if (await remove(post)) onRemoved();
  }

  async function onRestore(post: AdminPostSummary) {
    if (await restore(post)) onRemoved();
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
                onRestore={() => onRestore(post)}
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
        <DeleteQuestion
          post={postToDelete}
          onConfirm={() => onConfirm(postToDelete)}
          onCancel={() => setPostToDelete(null)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  post: AdminPostSummary;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteQuestion({ post: { title, binned }, onConfirm, onCancel }: QuestionProps) {
  return (
    <ConfirmDialog
      question={
        binned ? 'Delete this post and its history for good?' : 'Are you sure you want to delete this post?'
      }
      confirmLabel={binned ? 'Delete for good' : 'Delete'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <strong dir="auto" lang={titleLanguage(title)}>
        {title}
      </strong>
      {binned && <p>Nobody can bring it back then.</p>}
    </ConfirmDialog>
  );
}

/** Uses the search that the list was loaded with: the typed one may be newer. */
function describe(list: FoundPosts, tab: PostTab): string {
  const { search } = list;
  if (list.total === 0) return search ? `No post matches “${search}”.` : tabs[tab].empty;
  return search ? `${countText(list)} for “${search}”` : countText(list);
}

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
