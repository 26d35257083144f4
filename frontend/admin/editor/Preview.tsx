import key from 'virtual:drawing/blog';
import styled from '@emotion/styled';
import { salon } from '../../shared/content/salon';
import { BlogPicture, blogPreviewPath } from '../../shared/post/BlogPicture';
import { PostArticle } from '../../shared/post/PostArticle';
import { firstPicture, shownPost } from '../../shared/post/shownPost';
import { titleLanguage } from '../../shared/post/texts';
import type { Post } from '../../shared/post/types';
import { cardBox, color, fontSize, linesAtMost, space } from '../../shared/theme/tokens';
import { drawingAt, previewPath } from '../../shared/ui/picture/shownPicture';
import type { AdminPost } from '../api/posts';
import { ActionDialog, Paper } from '../ui/Dialog';
import { Part } from '../ui/parts';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  values: PostValues;
  post?: AdminPost;
  onClose: () => void;
}

export function Preview({ values, post, onClose }: Props) {
  const shown = shownValues(values, post);
  return (
    <ActionDialog wide title="Preview" cancel="Back to writing" onCancel={onClose}>
      <Part title="On its page">
        <Paper inert>
          <PostArticle post={shownPost(shown)} />
        </Paper>
      </Part>
      <Part title="As a link in chat">
        <ChatPreview post={shown} />
      </Part>
    </ActionDialog>
  );
}

export function shownValues(values: PostValues, post?: AdminPost): Post {
  const date = post && post.state !== 'draft' ? post.date : new Date().toISOString();
  return {
    ...values,
    image: values.image ?? firstPicture(values.content),
    _id: 'preview',
    excerpt: excerptOf(values),
    author: post?.author ?? '',
    category: values.category || null,
    date,
    updated: date,
  };
}

/** How a chat shows the post's link. The blog's drawing is used when the post has none, or one on another site. */
function ChatPreview({ post: { title, excerpt, image, focus } }: { post: Post }) {
  // The original picture, cropped by CSS: the file that chats load is made only when the post is saved.
  const own = blogPreviewPath(image) && image;
  return (
    <ChatCard inert>
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
    </ChatCard>
  );
}

const ChatCard = styled.div`
  max-width: 22rem;
  overflow: hidden;
  ${cardBox}
  background: ${color.paperShade};
  img { width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
  > div { padding: ${space[3]} ${space[4]}; overflow-wrap: anywhere; }
  strong, p { ${linesAtMost(2)} }
  strong { font-weight: 600; line-height: 1.3; }
  p { margin-top: ${space[1]}; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  p:first-of-type { line-height: 1.4; }
`;
