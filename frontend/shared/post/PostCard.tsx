import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, media, motion, space } from '../theme/tokens';
import { BlogPicture } from './BlogPicture';
import { CategoryLabel } from './CategoryLabel';
import { dateOf, excerptOf, postPath, titleLanguage } from './texts';
import type { PostSummary } from './types';

interface Props {
  post: PostSummary;
  /** Takes a row of its own, with its text beside the picture. */
  isWide?: boolean;
  /** Where it is, if that is in another language than the page: another document. */
  path?: string;
}

export const PostCard = ({ post, isWide, path }: Props) => (
  <Card data-wide={isWide || undefined}>
    <CardPicture>
      {/* On phones a hair less than it is, so that at the usual pixel densities the file just below is used. */}
      <BlogPicture
        image={post.image}
        alt=""
        ratio="3 / 2"
        focus={post.focus}
        sizes={
          isWide
            ? '(min-width: 1408px) 45rem, (min-width: 700px) 52vw, 88vw'
            : '(min-width: 1408px) 26rem, (min-width: 1055px) 29.2vw, (min-width: 700px) 44vw, 88vw'
        }
        priority={isWide}
      />
    </CardPicture>
    <CardMeta>
      <CategoryLabel post={post} />
      <time dateTime={post.date}>{dateOf(post)}</time>
    </CardMeta>
    <h3 lang={post.language ?? titleLanguage(post.title)}>
      <CardLink to={path ?? postPath(post._id)} reloadDocument={path !== undefined}>
        {post.title}
      </CardLink>
    </h3>
    <p lang={post.language}>{excerptOf(post)}</p>
  </Card>
);

const BETWEEN_ROWS = `calc(${space[12]} - ${space[3]})`;

/** Cards of a row share their heights: a gap wider than that of their parts would stretch short ones. A last one takes both columns. */
export const PostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[3]} ${space[6]};
  margin-bottom: calc(-1 * ${BETWEEN_ROWS});
  @media (min-width: 43.75em) and (max-width: 66em) {
    > :nth-child(odd of :not([data-wide])):last-child {
      grid: auto auto 1fr / subgrid; grid-column: 1 / -1; row-gap: ${space[3]};
      > div:first-of-type { grid-row: 1 / 4; }
    }
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 4;
  margin-bottom: ${BETWEEN_ROWS};
  min-width: 0;
  h3 { font-size: ${fontSize.h3}; }
  p { color: ${color.inkSoft}; overflow-wrap: anywhere; }
  ${media.tablet} {
    &[data-wide] {
      grid-area: auto / 1 / auto / -1;
      grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${space[12]};
      > div:first-of-type { grid-row: 1 / 4; }
      h3 { margin-bottom: ${space[3]}; font-size: ${fontSize.h2}; }
    }
  }
`;

const CardPicture = styled.div`
  overflow: hidden;
  ${media.motionAllowed} {
    img { transition: transform ${motion.hoverZoom}; }
    article:hover & img { transform: scale(1.03); }
  }
`;

const CardMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[4]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const CardLink = styled(Link)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;
