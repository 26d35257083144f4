import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, space, width } from '../theme/tokens';
import { BlogPicture, shapeOf } from './BlogPicture';
import { CategoryLabel } from './CategoryLabel';
import { PostBody } from './PostBody';
import type { ShownPost } from './shownPost';
import { dateOf } from './texts';
import { titleLanguage } from './titleLanguage';

interface Props {
  post: ShownPost;
  /** Shown above the title. */
  children?: ReactNode;
}

/** Width : height of the tallest cover; a taller picture is cropped around its focus. */
const TALLEST = 4 / 5;
/** The cover's greatest height, in percent of the window's height. */
const MOST_OF_WINDOW = 70;

/** A post, as on its page and in the editor's preview. */
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
          <span>{post.minutes} min read</span>
        </PostMeta>
      </PostHeader>
      {post.hasCover && post.image && <Cover post={post} image={post.image} />}
      <PostBody text={post.text} />
    </>
  );
}

/** The cover is aligned with the title. A tall one leaves room in the window for the title and the first lines. */
function Cover({ post, image }: Props & { image: string }) {
  const shape = Math.max(shapeOf(image) ?? 3 / 2, TALLEST);
  const most = `${Math.round(MOST_OF_WINDOW * shape)}vh`;
  return (
    <CoverPicture most={most}>
      <BlogPicture
        image={image}
        alt={post.imageAlt ?? ''}
        ratio={`${+shape.toFixed(4)} / 1`}
        focus={post.focus}
        sizes={`(min-width: ${width.post}) min(${width.post}, ${most}), 100vw`}
        priority
      />
    </CoverPicture>
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
  align-items: baseline;
  gap: ${space[1]} ${space[6]};
  margin-top: ${space[6]};
  color: ${color.inkSoft};
`;

const CoverPicture = styled.div<{ most: string }>`
  margin: ${space[10]} calc(-1 * ${space.gutter}) 0;
  ${media.tablet} {
    margin-inline: max(0px, (100% - ${width.post}) / 2) 0;
    max-width: clamp(16rem, ${({ most }) => most}, ${width.post});
  }
  @media print { img { width: auto; height: 70mm; max-height: none; } }
`;
