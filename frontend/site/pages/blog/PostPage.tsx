import outage from 'virtual:drawing/outage';
import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Suspense } from 'react';
import { Await, Link, useHref, useLoaderData } from 'react-router-dom';
import { shareLink } from '../../../shared/booking/links';
import { paths } from '../../../shared/content/paths';
import { absolute } from '../../../shared/content/salon';
import { PostArticle } from '../../../shared/post/PostArticle';
import { PostCard, PostGrid } from '../../../shared/post/PostCard';
import { excerptOf, postPath, titleLanguage } from '../../../shared/post/texts';
import type { PostSummary } from '../../../shared/post/types';
import { color, font, fontSize, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { ChatIcon, LinkIcon } from '../../../shared/ui/icons';
import { Message } from '../../../shared/ui/Message';
import { Column, Section } from '../../../shared/ui/Section';
import { Spinner } from '../../../shared/ui/Spinner';
import { useCopyLink } from '../../../shared/ui/useCopyLink';
import type { PostData, PostPage } from '../../blog/data';
import { BookingBlock } from '../../booking/BookingBlock';
import { PageHead } from '../../head/PageHead';
import { useFrame } from '../../layout/frame';
import { PostNotFound } from './PostNotFound';

export function Component() {
  const { page } = useLoaderData<PostData>();
  return (
    <Suspense
      fallback={
        <Message>
          <Spinner label={say('Loading post')} />
        </Message>
      }
    >
      <Await resolve={page} errorElement={<PostLoadError />}>
        {(found) => (found ? <PostView key={found.post._id} {...found} /> : <PostNotFound />)}
      </Await>
    </Suspense>
  );
}

const PostLoadError = () => (
  <Message alert drawing={outage}>
    <p>{say('Failed to load blog post. Please try again later.')}</p>
    <ButtonLink to="/blog">{say('Back to the blog')}</ButtonLink>
  </Message>
);

function PostView({ post, related: { previous, next, related }, path, versions = [] }: PostPage) {
  const copyLink = useCopyLink();
  const { blog } = useFrame();
  // In the language in which it is read.
  const url = absolute(useHref(postPath(post._id)));
  // The newest posts fill up a category with few: they come after those of it.
  const isRelated = related.some(({ category }) => category === post.category);
  return (
    <>
      <PageHead title={post.title} description={excerptOf(post)} path={path ?? postPath(post._id)} />
      <Section>
        <Column as="article">
          <PostArticle post={post}>
            <BackLink to={paths.blog}>{say('Back to the blog')}</BackLink>
          </PostArticle>
          {versions.length > 0 && (
            <Versions>
              {versions.map(({ language, path, words }) => (
                <a key={language} href={path} hrefLang={language} lang={language}>
                  {words}
                </a>
              ))}
            </Versions>
          )}
          {!(__RENDERER__ && post.isDraft) && (
            <Share>
              <ButtonLink href={shareLink(post.title, url)} newTab variant="outline">
                <ChatIcon />
                {say('Share on chat')}
              </ButtonLink>
              <Button type="button" variant="outline" onClick={() => copyLink(url)}>
                <LinkIcon />
                {say('Copy link')}
              </Button>
            </Share>
          )}
        </Column>
      </Section>
      {(previous || next) && (
        <Section background="shade" as="nav" aria-label={say('Previous and next post')}>
          <PreviousAndNext>
            {previous && <PostLink post={previous} rel="prev" word={say('Previous')} />}
            {next && <PostLink post={next} rel="next" word={say('Next')} />}
          </PreviousAndNext>
        </Section>
      )}
      {related.length > 0 && (
        <Section>
          <Column>
            <RelatedTitle>{say(isRelated ? 'Related posts' : 'Latest posts')}</RelatedTitle>
            <PostGrid>
              {related.map((other) => (
                <PostCard key={other._id} post={other} />
              ))}
            </PostGrid>
          </Column>
        </Section>
      )}
      {blog && <BookingBlock {...blog.closing} />}
    </>
  );
}

const PostLink = ({ post, rel, word }: { post: PostSummary; rel: string; word: string }) => (
  <BesideLink to={postPath(post._id)} rel={rel}>
    <span>{word}</span>
    <div lang={post.language ?? titleLanguage(post.title)}>{post.title}</div>
  </BesideLink>
);

const BackLink = styled(Link)`
  ${tapLine}
  margin-bottom: ${space[4]};
  color: ${color.brassDeep};
`;

const Versions = styled.p`
  max-width: ${width.post};
  margin: ${space[8]} auto 0;
  a { ${tapLine} margin-right: ${space[6]}; }
`;

const Share = styled.div`
  max-width: ${width.post};
  margin: ${space[10]} auto 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
`;

const PreviousAndNext = styled(Column)`
  display: grid;
  gap: ${space[8]};
  ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const BesideLink = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  font-family: ${font.display};
  font-size: ${fontSize.h3};
  line-height: 1.2;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
  span { font-family: ${font.text}; font-size: ${fontSize.small}; color: ${color.brassDeep}; font-weight: 600; }
  ${media.tablet} { &[rel='next'] { grid-column: 2; text-align: right; } }
`;

const RelatedTitle = styled.h2`
  font-size: ${fontSize.h2};
  margin-bottom: ${space[8]};
`;
