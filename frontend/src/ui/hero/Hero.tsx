import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PhotoName } from '../../content/types';
import { color, leading, size, space, wide, width } from '../../theme/tokens';
import { ButtonLink } from '../Button';
import { Picture } from '../picture/Picture';
import { EmbedFilm } from './EmbedFilm';
import { Film } from './Film';

export interface HeroProps {
  title: string;
  subtitle: string;
  /** Also stands in for a film until it plays, and where it may not. */
  backgroundImage?: PhotoName;
  /** Address of an mp4. */
  backgroundVideo?: string;
  /** Id on the video platform; goes before an mp4. */
  videoId?: string;
  /** Shown with its link only when given. */
  buttonText?: string;
  /** A page of the site. */
  buttonLink?: string;
  /** Further buttons. */
  children?: ReactNode;
}

const SIZES = '(min-width: 1080px) 75vw, 100vw';

export function Hero({
  title,
  subtitle,
  backgroundImage,
  backgroundVideo,
  videoId,
  buttonText,
  buttonLink = '/',
  children,
}: HeroProps) {
  return (
    <Stage>
      <Media>
        {backgroundImage && (
          <Picture photo={backgroundImage} decorative sizes={SIZES} ratio="16 / 9" priority />
        )}
        {videoId ? (
          <EmbedFilm id={videoId} title={title} />
        ) : (
          backgroundVideo && <Film src={backgroundVideo} />
        )}
      </Media>
      <Words>
        <Title>{title}</Title>
        <Subtitle>{subtitle}</Subtitle>
        {(buttonText || children) && (
          <Actions>
            {buttonText && (
              <ButtonLink to={buttonLink} light>
                {buttonText}
              </ButtonLink>
            )}
            {children}
          </Actions>
        )}
      </Words>
    </Stage>
  );
}

// On a phone the words stand under the picture; on wide windows the title reaches into it, over a dark overlay.
const Stage = styled.section`
  background: ${color.leaf};
  color: ${color.jasmine};
  display: grid;
  ${wide.desktop} {
    grid-template-columns: repeat(12, 1fr);
    align-items: center;
  }
`;

const Media = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.leafDeep};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${color.leaf}, transparent 34%);
    pointer-events: none;
  }
  ${wide.desktop} {
    grid-area: 1 / 4 / 2 / -1;
    &::after {
      /* Dark enough for the title on the palest picture, as far as the title reaches. */
      background: linear-gradient(to right, ${color.leaf}, ${color.leafVeil} 34%, ${color.leafHaze} 56%, transparent 84%);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space.gutter} ${space[16]};
  ${wide.desktop} {
    grid-area: 1 / 1 / 2 / 9;
    z-index: 1;
    /* Line up with the page's column, however wide the window. */
    padding: ${space[12]} 0 ${space[12]} ${space.edge};
    gap: ${space[6]};
  }
`;

const Title = styled.h1`
  font-size: ${size.h1};
  letter-spacing: -0.022em;
  max-width: 11em;
`;

const Subtitle = styled.p`
  font-size: ${size.lead};
  line-height: ${leading.text};
  color: ${color.jasmineSoft};
  max-width: ${width.aside};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;
