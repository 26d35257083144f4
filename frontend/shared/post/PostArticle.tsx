import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import type { ReactNode } from 'react';
import { color, media, space, width } from '../theme/tokens';
import { BlogPicture, shapeOf } from './BlogPicture';
import { CategoryLabel } from './CategoryLabel';
import { PostBody } from './PostBody';
import type { ShownPost } from './shownPost';
import { dateOf, titleLanguage } from './texts';

interface Props {
  post: ShownPost;
  children?: ReactNode;
}

/** Width : height of the tallest cover; a taller picture is cropped around its focus. */
const TALLEST = 4 / 5;
/** The cover's greatest height, in percent of the window's height. */
const MOST_OF_WINDOW = 70;

export const PostArticle = ({ post, children }: Props) => (
  <>
    <PostHeader>
      <div>
        <div>
          {children}
          <h1 lang={post.language ?? titleLanguage(post.title)}>{post.title}</h1>
          <PostMeta>
            <CategoryLabel post={post} />
            <time dateTime={post.date}>{dateOf(post)}</time>
            {post.author && <span>{say('By {author}', { author: post.author })}</span>}
            <span>{say('{count} min read', { count: post.minutes })}</span>
          </PostMeta>
        </div>
        {post.hasCover && post.image && <Cover post={post} image={post.image} />}
      </div>
    </PostHeader>
    <PostBody text={post.text} language={post.language} />
  </>
);

/** A tall cover leaves room in the window for the title and the first lines. */
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
        // On phones a hair less than it is, as in the list of posts.
        sizes={`(min-width: ${width.post}) min(${width.post}, ${MOST_OF_WINDOW}vh), 88vw`}
        priority
      />
    </CoverPicture>
  );
}

const PostHeader = styled.div`
  @media screen { container-type: inline-size; }
  > div > :only-child { max-width: ${width.post}; margin-inline: auto; }
  @container (min-width: 56rem) {
    > div:has(> div + div) { display: grid; grid-template-columns: 5fr 6fr; align-items: end; gap: ${space[12]}; }
  }
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
  ${media.tablet} { margin-inline: 0; max-width: clamp(16rem, ${({ most }) => most}, ${width.post}); }
  @container (min-width: 56rem) { margin-top: 0; }
  @media print { img { width: auto; height: 70mm; max-height: none; } }
`;
