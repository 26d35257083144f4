import styled from '@emotion/styled';
import { useId } from 'react';
import { salon } from '../../shared/content/salon';
import { PostArticle } from '../../shared/post/PostArticle';
import { PostCard } from '../../shared/post/PostCard';
import { firstPicture, shownPost } from '../../shared/post/shownPost';
import type { Post } from '../../shared/post/types';
import { color, font, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import type { AdminPost } from '../api/posts';
import { Dialog, DialogActions } from '../ui/Dialog';
import { ChatPreview } from './ChatPreview';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  values: PostValues;
  /** The stored post; null for a new one. */
  post: AdminPost | null;
  onClose: () => void;
}

/** The post as readers will see it: in the list, as a link in a chat, and its page. All of it is inert. */
export function Preview({ values, post, onClose }: Props) {
  const id = useId();
  const now = new Date().toISOString();
  const date = post && post.state !== 'draft' ? post.date : now;
  const shown: Post = {
    ...values,
    image: values.image ?? firstPicture(values.content),
    _id: 'preview',
    excerpt: excerptOf(values),
    author: post?.author ?? salon.name,
    category: values.category || null,
    date,
    updated: date,
  };
  return (
    <Dialog wide labelledBy={id} onCancel={onClose}>
      <PreviewHead>
        <h2 id={id}>Preview</h2>
        <Button type="button" variant="outline" onClick={onClose}>
          Back to writing
        </Button>
      </PreviewHead>
      <Part>
        <h3>As the post's page</h3>
        <Page inert>
          <PostArticle post={shownPost(shown)} />
        </Page>
      </Part>
      <Part>
        <h3>As a link in a chat</h3>
        <div inert>
          <ChatPreview title={shown.title} excerpt={shown.excerpt} image={shown.image} focus={values.focus} />
        </div>
      </Part>
      <Part>
        <h3>In the list of posts</h3>
        <ListCard inert>
          <PostCard post={shown} />
        </ListCard>
      </Part>
      <DialogActions>
        <Button type="button" variant="outline" onClick={onClose}>
          Back to writing
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const PreviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  h2 { font-size: ${fontSize.h3}; }
`;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
  min-width: 0;
  > h3 { font-family: ${font.text}; letter-spacing: 0; font-size: ${fontSize.small}; font-weight: 600; color: ${color.inkSoft}; }
`;

const Page = styled.div`
  padding: ${space[5]} clamp(0px, 3vw, ${space[8]});
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

const ListCard = styled.div`
  max-width: 22rem;
`;
