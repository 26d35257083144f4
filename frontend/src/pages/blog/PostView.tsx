import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pages } from '../../content/pages';
import type { PostPage } from '../../features/blog/loaders';
import { PostArticle } from '../../features/blog/PostArticle';
import { PostCard, PostGrid } from '../../features/blog/PostCard';
import { PostHead } from '../../features/blog/PostHead';
import { SharePost } from '../../features/blog/SharePost';
import { postPath } from '../../features/blog/texts';
import { BookingBlock } from '../../features/booking/BookingBlock';
import { color, font, size, space, touch, wide, width } from '../../theme/tokens';
import { Column, Section } from '../../ui/Section';

export function PostView({ post, related: { previous, next, related } }: PostPage) {
  return (
    <>
      <PostHead post={post} />
      <Section>
        <Column as="article">
          <PostArticle post={post}>
            <Back to={pages.blog.path}>Back to the blog</Back>
          </PostArticle>
          <End>
            <SharePost title={post.title} path={postPath(post._id)} />
          </End>
        </Column>
      </Section>
      {(previous || next) && (
        <Section ground="shade" as="nav" aria-label="Previous and next post">
          <Neighbours>
            {previous && (
              <Neighbour to={postPath(previous._id)} rel="prev">
                <span>Previous</span>
                {previous.title}
              </Neighbour>
            )}
            {next && (
              <Neighbour to={postPath(next._id)} rel="next">
                <span>Next</span>
                {next.title}
              </Neighbour>
            )}
          </Neighbours>
        </Section>
      )}
      {related.length > 0 && (
        <Section>
          <Column>
            <RelatedTitle>Related posts</RelatedTitle>
            <PostGrid>
              {related.map((other) => (
                <PostCard key={other._id} post={other} />
              ))}
            </PostGrid>
          </Column>
        </Section>
      )}
      <BookingBlock
        title="Have a question about this?"
        text="Write to us on chat, or call: the advice costs nothing."
      />
    </>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  margin-bottom: ${space[4]};
  color: ${color.brassDeep};
`;

const End = styled.div`
  max-width: ${width.text};
  margin: ${space[10]} auto 0;
`;

const Neighbours = styled(Column)`
  display: grid;
  gap: ${space[8]};
  ${wide.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Neighbour = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  font-family: ${font.display};
  font-size: ${size.h3};
  line-height: 1.2;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
  span { font-family: ${font.text}; font-size: ${size.small}; color: ${color.brassDeep}; font-weight: 600; }
  ${wide.tablet} { &[rel='next'] { grid-column: 2; text-align: right; } }
`;

const RelatedTitle = styled.h2`
  font-size: ${size.h2};
  margin-bottom: ${space[8]};
`;
