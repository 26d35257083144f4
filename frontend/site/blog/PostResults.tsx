import empty from 'virtual:drawing/empty';
import styled from '@emotion/styled';
import { say, sayMany } from '@salon/content/words/say';
import { type MouseEvent, useEffect, useState } from 'react';
import { paths } from '../../shared/content/paths';
import { PostCard, PostGrid } from '../../shared/post/PostCard';
import {
  type PostList,
  type PostQuery,
  type PostSummary,
  queryString,
  shownCategory,
} from '../../shared/post/types';
import { color, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Message } from '../../shared/ui/Message';
import { useHistoryMemory } from '../../shared/ui/useHistoryMemory';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

export const listFailed = () => say('Failed to load blog posts. Please try again later.');

/** The posts of a query, and those added by "Load more". Needs a key per entry of the browser's history. */
export function PostResults({ query, start }: { query: PostQuery; start: PostList }) {
  const [, remember] = useHistoryMemory<{ list: PostList }>();
  const [list, setList] = useState(start);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const { posts, next } = list;
  useEffect(() => remember({ list }), [remember, list]);

  if (posts.length === 0) {
    const filtered = query.category || query.q;
    if (!filtered) return <Message drawing={empty}>{say('No blog posts available yet.')}</Message>;
    return (
      <Message drawing={empty}>
        <p data-unfound={query.q}>{say('No posts match your search.')}</p>
        <ButtonLink to={paths.blog}>{say('See all posts')}</ButtonLink>
      </Message>
    );
  }

  // The newest post of all begins the list.
  const isNewest = (post: PostSummary) => !queryString(query) && post === posts[0];
  const loadMore = async (cursor: string) => {
    setState('loading');
    try {
      const { readPosts } = await import('./loaders');
      const { list: page } = await readPosts({ ...query, cursor });
      if (!page) throw new Error('The next page is not known.');
      setList((shown) => ({ ...shown, posts: [...shown.posts, ...page.posts], next: page.next }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <VisuallyHidden as="h2">{say('Posts')}</VisuallyHidden>
      <Count role="status">{describe(list, query)}</Count>
      <PostGrid>
        {posts.map((post) => (
          <PostCard key={post._id} post={post} isWide={isNewest(post)} />
        ))}
      </PostGrid>
      {next && (
        <LoadMore>
          {state === 'failed' && <p role="alert">{listFailed()}</p>}
          {/* Without scripts this link shows the next page. */}
          <ButtonLink
            to={`?${queryString({ ...query, cursor: next })}`}
            variant="outline"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              if (state !== 'loading') loadMore(next);
            }}
          >
            {say(state === 'loading' ? 'Loading…' : 'Load more')}
          </ButtonLink>
        </LoadMore>
      )}
    </>
  );
}

function describe(list: PostList, query: PostQuery): string {
  const { q: search = '' } = query;
  const shown = shownCategory(query, list);
  const posts = sayMany(list.total, '{count} post', '{count} posts');
  if (!shown) return search ? say('{posts} for “{search}”', { posts, search }) : posts;
  const category = say(shown);
  return search
    ? say('{posts} in {category} for “{search}”', { posts, category, search })
    : say('{posts} in {category}', { posts, category });
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
