import styled from '@emotion/styled';
import { type MouseEvent, useState } from 'react';
import { color, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browserApi } from './api';
import { PostCard, PostGrid } from './PostCard';
import { texts } from './texts';
import type { PostList, PostQuery } from './types';

/** First page of a query's posts, and those that "Load more" adds. Give it a key per query. */
export function PostResults({ query, first }: { query: PostQuery; first: PostList }) {
  const [posts, setPosts] = useState(first.posts);
  const [next, setNext] = useState(first.next);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  if (posts.length === 0) {
    const filtered = query.category || query.q;
    return <Message>{filtered ? 'No posts match your search.' : texts.empty}</Message>;
  }

  const loadMore = async (cursor: string) => {
    setState('loading');
    try {
      const page = await browserApi.list({ ...query, cursor });
      setPosts((shown) => [...shown, ...page.posts]);
      setNext(page.next);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <VisuallyHidden as="h2">Posts</VisuallyHidden>
      <Count role="status">{countText(first.total, query)}</Count>
      <PostGrid>
        {posts.map((post, index) => (
          <PostCard key={post._id} post={post} priority={index === 0} />
        ))}
      </PostGrid>
      {next && (
        <LoadMore>
          {state === 'failed' && <p role="alert">{texts.listFailed}</p>}
          {/* Without scripts this link shows the next page. */}
          <ButtonLink
            to={`?${new URLSearchParams({ ...query, cursor: next })}`}
            variant="outline"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              if (state !== 'loading') loadMore(next);
            }}
          >
            {state === 'loading' ? 'Loading…' : 'Load more'}
          </ButtonLink>
        </LoadMore>
      )}
    </>
  );
}

function countText(total: number, { category, q }: PostQuery): string {
  const posts = total === 1 ? '1 post' : `${total} posts`;
  return [posts, category && `in ${category}`, q && `for “${q}”`].filter(Boolean).join(' ');
}

const Count = styled.p`
  margin-bottom: ${space[6]};
  color: ${color.inkSoft};
`;

const LoadMore = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  margin-top: ${space[12]};
`;
