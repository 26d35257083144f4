import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, motion, moving, size, space } from '../../theme/tokens';
import { BlogPicture } from './BlogPicture';
import { categoryOf, dateOf, excerptOf, postPath } from './texts';
import type { PostSummary } from './types';

interface Props {
  post: PostSummary;
  /** The picture may be the page's largest paint. */
  priority?: boolean;
}

export function PostCard({ post, priority }: Props) {
  return (
    <Card>
      <Frame>
        {/* On a phone of 360 px just below 320, so that twice as many pixels are the file of 640. */}
        <BlogPicture
          image={post.image}
          alt=""
          ratio="3 / 2"
          sizes="(min-width: 1408px) 26rem, (min-width: 1055px) 29.2vw, (min-width: 700px) 44vw, 88.8vw"
          priority={priority}
        />
      </Frame>
      <Facts>
        <span>{categoryOf(post)}</span>
        <time dateTime={post.date}>{dateOf(post)}</time>
      </Facts>
      <h3>
        <Whole to={postPath(post._id)}>{post.title}</Whole>
      </h3>
      <p>{excerptOf(post)}</p>
    </Card>
  );
}

/** As in ServiceGrid: titles and texts of a line start level. */
export const PostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[12]} ${space[6]};
`;

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 4;
  row-gap: ${space[3]};
  min-width: 0;
  h3 { font-size: ${size.h3}; overflow-wrap: anywhere; }
  p { color: ${color.inkSoft}; overflow-wrap: anywhere; }
`;

const Frame = styled.div`
  overflow: hidden;
  ${moving} {
    img { transition: transform ${motion.drift}; }
    article:hover & img { transform: scale(1.03); }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  font-size: ${size.small};
  color: ${color.inkSoft};
  span { color: ${color.brassDeep}; font-weight: 600; }
`;

const Whole = styled(Link)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;
