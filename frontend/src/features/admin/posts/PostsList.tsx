import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { color, fontSize, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { countText, texts } from '../../blog/texts';
import type { PostList, PostSummary } from '../../blog/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Field, Input } from '../ui/Field';
import { PostRow } from './PostRow';
import { usePosts } from './usePosts';

const TYPING_PAUSE_MS = 300;

export function PostsList() {
  const { search, typed, setTyped } = useSearchInAddress();
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
          <Count role="status">{describe(list, search)}</Count>
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

function describe(list: PostList, search: string): string {
  if (list.total === 0) return search ? `No post matches “${search}”.` : texts.empty;
  return search ? `${countText(list)} for “${search}”` : countText(list);
}

/** What is searched for stands in the address, so that Back and a reload find it again. It follows what is typed after a pause. */
function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [typed, setTyped] = useState(search);
  const applied = useRef(search);

  const apply = useEffectEvent(() => {
    const text = typed.trim();
    if (text === applied.current) return;
    applied.current = text;
    setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(apply, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // A navigation has changed it: the field follows.
  useEffect(() => {
    if (search === applied.current) return;
    applied.current = search;
    setTyped(search);
  }, [search]);

  return { search, typed, setTyped };
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
