import { PostArticle } from '../../shared/post/PostArticle';
import { PostCard } from '../../shared/post/PostCard';
import { firstPicture, shownPost } from '../../shared/post/shownPost';
import type { Post } from '../../shared/post/types';
import type { AdminPost } from '../api/posts';
import { ButtonRow, OutlineButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Paper } from '../ui/versions';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  values: PostValues;
  post: AdminPost | null;
  onClose: () => void;
}

export function Preview({ values, post, onClose }: Props) {
  const shown = shownValues(values, post);
  return (
    <ActionDialog wide title="Preview" cancel="Back to writing" onCancel={onClose}>
      <ButtonRow>
        <OutlineButton onClick={onClose}>Back to writing</OutlineButton>
      </ButtonRow>
      <Paper inert>
        <PostArticle post={shownPost(shown)} />
      </Paper>
      <p>In the list of posts:</p>
      <div inert style={{ maxWidth: '22rem' }}>
        <PostCard post={shown} />
      </div>
    </ActionDialog>
  );
}

export function shownValues(values: PostValues, post: AdminPost | null): Post {
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
