import styled from '@emotion/styled';
import { useDeferredValue } from 'react';
import { color, fontSize, radius, space } from '../../../theme/tokens';
import { PostArticle } from '../../blog/PostArticle';
import type { Post } from '../../blog/types';
import { ChatPreview } from './ChatPreview';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  values: PostValues;
  author: string;
  /** Day of publication: today for a new post. */
  date: string;
}

/** The post as readers will see it, following every change. It is inert. */
export function Preview({ values, author, date }: Props) {
  const shown = useDeferredValue(values);
  const excerpt = excerptOf(shown);
  const post: Post = {
    ...shown,
    _id: 'preview',
    excerpt,
    author,
    category: shown.category || null,
    focus: null,
    date,
    updated: date,
  };
  return (
    <PreviewSection aria-label="Preview">
      <Disclosure open>
        <summary>As a link in a chat</summary>
        <ChatPreview title={shown.title} excerpt={excerpt} image={shown.image} />
      </Disclosure>
      <Disclosure>
        <summary>As the post's page</summary>
        <PagePreview inert>
          <PostArticle post={post} />
        </PagePreview>
      </Disclosure>
    </PreviewSection>
  );
}

const PreviewSection = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const Disclosure = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  min-width: 0;
  padding-inline: ${space[4]};
  &[open] { padding-bottom: ${space[4]}; }
  summary {
    display: list-item;
    padding-block: ${space[3]};
    font-weight: 600;
    font-size: ${fontSize.small};
    cursor: pointer;
  }
`;

const PagePreview = styled.div`
  padding: ${space[5]} clamp(0px, 3vw, ${space[8]});
  overflow: hidden;
  background: ${color.paper};
`;
