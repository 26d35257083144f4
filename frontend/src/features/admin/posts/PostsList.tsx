import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { color, fontSize, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { texts } from '../../blog/texts';
import type { PostSummary } from '../../blog/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Field, Input } from '../ui/Field';
import { PostRow } from './PostRow';
import { usePosts } from './usePosts';

const TYPING_PAUSE_MS = 300;

export function PostsList() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { list, error, retry, loadMore, loadingMore, remove } = usePosts(search);
  const [postToDelete, setPostToDelete] = useState<PostSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function onConfirm(post: PostSummary) {
    setPostToDelete(null);
    // The focused button is removed with its post.
    if (await remove(post)) heading.current?.focus();
  }

  return (
    <>
      <ListHeader>
        <h1 ref={heading} tabIndex={-1}>
          Blog posts
        </h1>
        <ButtonLink to="/admin/blog/new">New post</ButtonLink>
      </ListHeader>
      <Search role="search">
        <Field label="Search posts">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </Search>
      {error && (
        <ErrorBox role="alert">
          <p>{error}</p>
          <Button type="button" variant="outline" onClick={retry}>
            Try again
          </Button>
        </ErrorBox>
      )}
      {!list && !error && <Spinner label="Loading posts" />}
      {list && (
        <>
          <Count role="status">{countText(list.total, search)}</Count>
          <Rows>
            {list.posts.map((post) => (
              <PostRow key={post._id} post={post} onDelete={() => setPostToDelete(post)} />
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
          question="Are you sure you want to delete this post?"
          confirmLabel="Delete"
          onConfirm={() => onConfirm(postToDelete)}
          onCancel={() => setPostToDelete(null)}
        />
      )}
    </>
  );
}

function countText(total: number, search: string): string {
  if (total === 0) return search ? `No post matches “${search}”.` : texts.empty;
  const posts = total === 1 ? '1 post' : `${total} posts`;
  return search ? `${posts} for “${search}”` : posts;
}

/** The value once it has not changed for a moment. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const ListHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  h1 { font-size: ${fontSize.h2}; }
  h1:focus { outline: none; box-shadow: none; }
`;

const Search = styled.div`
  max-width: 24rem;
  margin-top: ${space[6]};
`;

const ErrorBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[8]};
  padding: ${space[5]};
  background: ${color.claySoft};
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
