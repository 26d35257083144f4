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

interface Frame {
  ratio: string;
  width: string;
}

// A film is wider than a photo; beside the words both are as tall.
const PHOTO: Frame = { ratio: '3 / 2', width: width.photo };
const FILM: Frame = { ratio: '16 / 9', width: width.film };

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
  const frame = videoId || backgroundVideo ? FILM : PHOTO;
  return (
    <Stage>
      <Media frame={frame}>
        {backgroundImage && (
          <Picture
            photo={backgroundImage}
            decorative
            sizes={`(min-width: 1280px) ${frame.width}, (min-width: 1080px) 75vw, 100vw`}
            ratio={frame.ratio}
            priority
          />
        )}
        {videoId ? (
          <EmbedFilm id={videoId} title={title} />
        ) : (
          backgroundVideo && <Film src={backgroundVideo} />
        )}
      </Media>
      <Words frame={frame}>
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
    align-items: center;
  }
`;

const framed = { shouldForwardProp: (prop: string) => prop !== 'frame' };
const widthBeside = ({ frame }: { frame: Frame }) => `min(${frame.width}, 75vw)`;

const Media = styled('div', framed)<{ frame: Frame }>`
  position: relative;
  aspect-ratio: ${({ frame }) => frame.ratio};
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
    grid-area: 1 / 1;
    justify-self: end;
    width: ${widthBeside};
    &::after {
      /* Dark enough for words on the palest picture, as far as they reach. */
      background: linear-gradient(to right, ${color.leaf}, ${color.leafVeil} 30%, transparent 64%);
    }
  }
`;

const Words = styled('div', framed)<{ frame: Frame }>`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space.gutter} ${space[16]};
  ${wide.desktop} {
    grid-area: 1 / 1;
    z-index: 1;
    width: calc(100% - 0.7 * ${widthBeside});
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
