import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, space, width } from '../../theme/tokens';
import { BlogPicture } from './BlogPicture';
import { CategoryLabel } from './CategoryLabel';
import { PostBody } from './PostBody';
import { dateOf, readingMinutes } from './texts';
import { titleLanguage } from './titleLanguage';
import type { Post } from './types';

interface Props {
  post: Post;
  /** Stands above the title. */
  children?: ReactNode;
}

/** A post itself: on its page, and in the editor's preview. */
export function PostArticle({ post, children }: Props) {
  return (
    <>
      <PostHeader>
        {children}
        <h1 lang={titleLanguage(post.title)}>{post.title}</h1>
        <PostMeta>
          <CategoryLabel post={post} />
          <time dateTime={post.date}>{dateOf(post)}</time>
          {post.author && <span>By {post.author}</span>}
          <span>{readingMinutes(post.content)} min read</span>
        </PostMeta>
      </PostHeader>
      {post.image && (
        <CoverPicture>
          <BlogPicture
            image={post.image}
            alt={post.imageAlt ?? ''}
            sizes={`(min-width: ${width.post}) ${width.post}, 100vw`}
            priority
          />
        </CoverPicture>
      )}
      <PostBody html={post.content} />
    </>
  );
}

const PostHeader = styled.div`
  max-width: ${width.post};
  margin-inline: auto;
  h1 { font-size: ${fontSize.h2}; overflow-wrap: anywhere; }
`;

const PostMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  margin-top: ${space[6]};
  color: ${color.inkSoft};
`;

const CoverPicture = styled.div`
  max-width: ${width.post};
  margin: ${space[10]} calc(-1 * ${space.gutter}) 0;
  ${media.tablet} { margin-inline: auto; }
`;
