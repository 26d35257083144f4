import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, media, motion, space, tapLine } from '../../shared/theme/tokens';
import { ArrowIcon } from '../../shared/ui/icons';
import { Picture } from '../../shared/ui/picture/Picture';
import type { ShownPicture } from '../../shared/ui/picture/shownPicture';

interface ServiceLink {
  path: string;
  name: string;
  summary: string;
  picture?: ShownPicture;
}

/** A service page in the list of services; the whole card is a link to it. */
export function ServiceLinkCard({ service }: { service: ServiceLink }) {
  return (
    <Card>
      <CardPicture>
        <Picture
          picture={service.picture}
          decorative
          ratio="6 / 5"
          sizes="(min-width: 1408px) 17rem, (min-width: 720px) 28vw, 7.5rem"
        />
      </CardPicture>
      <h3>
        <CardLink to={service.path}>{service.name}</CardLink>
      </h3>
      <p>{service.summary}</p>
      <SeeMenu aria-hidden="true">
        See the menu <ArrowIcon />
      </SeeMenu>
    </Card>
  );
}

// On a phone the picture is beside the text, so that the whole list is two screens long.
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: min(7.5rem, 34vw) minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${space[1]} ${space[4]};
  h3 { font-size: ${fontSize.h3}; }
  p { color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  ${media.tablet} {
    grid-template-columns: none;
    grid-template-rows: subgrid;
    grid-row: span 4;
    row-gap: ${space[3]};
    h3 { padding-top: ${space[2]}; }
    p { font-size: inherit; }
  }
`;

const CardPicture = styled.div`
  overflow: hidden;
  grid-row: span 3;
  ${media.tablet} { grid-row: auto; }
  ${media.motionAllowed} {
    img { transition: transform ${motion.hoverZoom}; }
    article:hover & img { transform: scale(1.03); }
  }
`;

const CardLink = styled(Link)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;

const SeeMenu = styled.span`
  ${tapLine}
  gap: ${space[2]};
  font-weight: 600;
  color: ${color.brassDeep};
  svg { transition: transform ${motion.quick}; }
  article:hover & svg { transform: translateX(4px); }
`;
