import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '../content/paths';
import { color, tapLine, touchTarget } from '../theme/tokens';
import { categoryOf } from './texts';
import { type PostSummary, queryString } from './types';

export function CategoryLabel({ post }: { post: PostSummary }) {
  const name = categoryOf(post);
  if (!post.category) return <Label>{name}</Label>;
  return <LabelLink to={`${paths.blog}?${queryString({ category: post.category })}`}>{name}</LabelLink>;
}

const styles = css`
  color: ${color.brassDeep};
  font-weight: 600;
`;

const Label = styled.span(styles);

// The tap target is larger than the text without more space in the layout, and lies above the link that covers a card.
const LabelLink = styled(Link)`
  ${styles}
  ${tapLine}
  min-width: ${touchTarget};
  margin-block: calc((1lh - ${touchTarget}) / 2);
  position: relative;
  z-index: 1;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
