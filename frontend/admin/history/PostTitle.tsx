import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { fontSize, space, touchTarget } from '../../shared/theme/tokens';
import type { AdminPost } from '../api/posts';
import { editPath } from '../posts/PostActions';

/** The post's title, on the pages of its history. */
export function PostTitle({ post: { _id, title, binned } }: { post: AdminPost }) {
  return (
    <Title dir="auto" lang={titleLanguage(title)}>
      {binned ? title : <Link to={editPath(_id)}>{title}</Link>}
    </Title>
  );
}

const Title = styled.p`
  margin-bottom: ${space[6]};
  font-size: ${fontSize.heading};
  overflow-wrap: anywhere;
  a { display: flex; align-items: center; min-height: ${touchTarget}; }
`;
