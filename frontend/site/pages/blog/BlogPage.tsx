import outage from 'virtual:drawing/outage';
import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Suspense } from 'react';
import { Await, useLoaderData, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { PostCard, PostGrid } from '../../../shared/post/PostCard';
import { type OtherPosts, type PostList, queryString } from '../../../shared/post/types';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { onPaper } from '../../../shared/ui/picture/onPaper';
import { Lines } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { Spinner } from '../../../shared/ui/Spinner';
import { useHistoryMemory } from '../../../shared/ui/useHistoryMemory';
import { blogPicture } from '../../blog/blogPicture';
import type { FoundPosts, PostListData } from '../../blog/data';
import { LIST_ID, PostFilter } from '../../blog/PostFilter';
import { listFailed, PostResults } from '../../blog/PostResults';
import { useArrived } from '../../blog/useArrived';
import { PageHead } from '../../head/PageHead';
import { useFrame } from '../../layout/frame';
import { PostNotFound } from './PostNotFound';

export function Component() {
  const { blog } = useFrame();
  const data = useLoaderData<PostListData>();
  const { query } = data;
  const found = 'found' in data ? data.found : data;
  const { path, categories = [], others = [] } = useArrived<Partial<FoundPosts>>(found) ?? {};
  const { key } = useLocation();
  const [shown] = useHistoryMemory<{ list: PostList }>();
  const asked = queryString(query);
  // Shown at once if it was shown before, so that the page is long enough to restore the scroll position.
  const list = shown ?? found;
  const start = useArrived<{ list: PostList | null }>(list);
  if (start?.list === null || !blog) return <PostNotFound what={say('Blog posts not found.')} />;
  return (
    <>
      <PageHead {...blog} path={path ?? blog.path} />
      <Top>
        <h1>{blog.name}</h1>
        <p>{blog.description}</p>
        {!asked && <Lines drawing={blogPicture.drawing} ratio="5 / 2" />}
      </Top>
      <Posts id={LIST_ID}>
        <Column>
          {(asked || start?.list?.posts.length !== 0) && (
            <PostFilter key={asked} query={query} found={list} categories={categories} />
          )}
          <Suspense fallback={<Spinner label={say('Loading posts')} />}>
            <Await
              resolve={list}
              errorElement={
                <Message alert drawing={outage}>
                  {listFailed()}
                </Message>
              }
            >
              {({ list }) => list && <PostResults key={key} query={query} start={list} />}
            </Await>
          </Suspense>
          {others.map((other) => (
            <Others key={other.path} {...other} />
          ))}
        </Column>
      </Posts>
    </>
  );
}

/** On a page in another language English posts are read in that one; from an English page others are other documents. */
const Others = ({ name, path, posts }: OtherPosts) => (
  <Further>
    <h2>{say('More in {language}', { language: name })}</h2>
    <PostGrid>
      {posts.map((post) => (
        <PostCard key={post._id} post={post} path={path === paths.blog ? undefined : `${path}/${post._id}`} />
      ))}
    </PostGrid>
    <ButtonLink href={path} variant="outline">
      {say('All posts in {language}', { language: name })}
    </ButtonLink>
  </Further>
);

const Further = styled.section`
  margin-top: ${space[12]};
  h2 { margin-bottom: ${space[6]}; font-size: ${fontSize.h2}; }
  > a { margin-top: ${space[10]}; }
`;

const Top = styled.div`
  display: grid;
  overflow-x: clip;
  align-items: end;
  gap: ${space[3]} ${space[12]};
  padding: ${space[6]} ${space.edge} 0;
  p { max-width: ${width.text}; font-size: ${fontSize.lead}; }
  svg { display: none; }
  ${onPaper}
  ${media.wide} {
    grid-template: minmax(min(11vw, 20rem), auto) auto / 1fr 1fr;
    padding-top: 0;
    h1 { padding-top: ${space[10]}; }
    p { grid-row: 2; align-self: start; margin-bottom: ${space[8]}; }
    svg { grid-area: 1 / 2 / 3 / 3; width: calc(100% + ${space.edge}); max-width: none; height: 100%; display: block; }
    &:has(svg)::after { content: ''; grid-column: 1 / -1; align-self: start; margin-top: -${space[3]}; border-top: 1px solid ${color.brass}; }
  }
`;

const Posts = styled(Section)`
  padding-top: ${space[8]};
`;
