import key from 'virtual:drawing/blog';
import styled from '@emotion/styled';
import { salon } from '../../shared/content/salon';
import { BlogPicture, blogPreviewPath } from '../../shared/post/BlogPicture';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { drawingAt, previewPath } from '../../shared/ui/picture/shownPicture';
import type { Point } from '../pictures/focus';

interface Props {
  title: string;
  excerpt: string;
  image: string | null;
  /** The point that the crop keeps in view. */
  focus: Point | null;
}

/** How a chat shows the post's link. The blog's drawing is used when the post has none, or one on another site. */
export function ChatPreview({ title, excerpt, image, focus }: Props) {
  // The original picture, cropped by CSS: the file that chats load is made only when the post is saved.
  const own = blogPreviewPath(image) && image;
  return (
    <Card>
      {own ? (
        <BlogPicture image={own} alt="" sizes="22rem" ratio="1200 / 630" focus={focus} />
      ) : (
        <img src={previewPath(drawingAt(key))} alt="" />
      )}
      <div>
        <strong dir="auto" lang={titleLanguage(title)}>
          {title || 'The title'}
        </strong>
        <p dir="auto">{excerpt || 'The excerpt'}</p>
        <p>{new URL(salon.publicUrl).host}</p>
      </div>
    </Card>
  );
}

const Card = styled.div`
  max-width: 22rem;
  overflow: hidden;
  border-radius: ${radius};
  border: 1px solid ${color.line};
  background: ${color.paperShade};
  img { width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
  > div { padding: ${space[3]} ${space[4]}; overflow-wrap: anywhere; }
  strong, p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  strong { font-weight: 600; line-height: 1.3; }
  p { margin-top: ${space[1]}; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  p:first-of-type { line-height: 1.4; }
`;
