import styled from '@emotion/styled';
import { useDeferredValue } from 'react';
import { salon } from '../../../content/salon';
import { color, radius, size, space } from '../../../theme/tokens';
import { PostArticle } from '../../blog/PostArticle';
import type { Post } from '../../blog/types';
import { ChatCard } from './ChatCard';
import { excerptOf, type PostValues } from './values';

interface Props {
  values: PostValues;
  /** Day of publication: today for a new post. */
  date: string;
}

/** The post as readers will see it, following every change. It shows only: what is in it can't be reached. */
export function Preview({ values, date }: Props) {
  const shown = useDeferredValue(values);
  const excerpt = excerptOf(shown);
  const post: Post = {
    ...shown,
    _id: 'preview',
    excerpt,
    author: salon.name,
    category: shown.category || null,
    date,
    updated: date,
  };
  return (
    <Block aria-label="Preview">
      <Fold open>
        <summary>As a link in a chat</summary>
        <ChatCard title={shown.title} excerpt={excerpt} image={shown.image} />
      </Fold>
      <Fold>
        <summary>As the post's page</summary>
        <Page inert>
          <PostArticle post={post} />
        </Page>
      </Fold>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const Fold = styled.details`
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
    font-size: ${size.small};
    cursor: pointer;
  }
`;

const Page = styled.div`
  padding: ${space[5]} clamp(0px, 3vw, ${space[8]});
  overflow: hidden;
  background: ${color.paper};
`;
