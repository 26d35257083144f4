import styled from '@emotion/styled';
import { lazy, type ReactNode, Suspense } from 'react';
import { color, fontSize, lineHeight, media, space, width } from '../../theme/tokens';
import { ButtonLink } from '../Button';
import { Picture, type ShownPicture } from '../picture/Picture';
import { useVideoAllowed } from './useVideoAllowed';
import type { BackgroundVideoProps } from './video/BackgroundVideo';

export interface HeroProps {
  title: string;
  subtitle: string;
  /** Also stands in for a video until it plays, and where it may not. */
  backgroundImage?: ShownPicture;
  /** Address of an mp4. */
  backgroundVideo?: string;
  /** Id of a YouTube video; goes before an mp4. */
  videoId?: string;
  /** Shown with its link only when given. */
  buttonText?: string;
  /** A page of the site. */
  buttonLink?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Comes after the page, and only where a video plays. Without it the poster stays. */
const BackgroundVideo = lazy<(props: BackgroundVideoProps) => ReactNode>(() =>
  import('./video/BackgroundVideo').then(
    (module) => ({ default: module.BackgroundVideo }),
    () => ({ default: () => null }),
  ),
);

interface Frame {
  ratio: string;
  width: string;
}

// A video is wider than a photo; beside the words both are as tall.
const PHOTO: Frame = { ratio: '3 / 2', width: width.photo };
const VIDEO: Frame = { ratio: '16 / 9', width: width.video };

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
  const videoAllowed = useVideoAllowed();
  const hasVideo = Boolean(videoId || backgroundVideo);
  const frame = hasVideo ? VIDEO : PHOTO;
  return (
    <HeroSection>
      <Media frame={frame}>
        {backgroundImage && (
          <Picture
            picture={backgroundImage}
            decorative
            sizes={`(min-width: 1280px) ${frame.width}, (min-width: 1080px) 75vw, 100vw`}
            ratio={frame.ratio}
            priority
          />
        )}
        {videoAllowed && hasVideo && (
          <Suspense>
            <BackgroundVideo src={backgroundVideo} youTubeId={videoId} title={title} />
          </Suspense>
        )}
      </Media>
      <Text frame={frame}>
        <Title>{title}</Title>
        <Subtitle>{subtitle}</Subtitle>
        {(buttonText || children) && (
          <Actions>
            {buttonText && (
              <ButtonLink to={buttonLink} onDark>
                {buttonText}
              </ButtonLink>
            )}
            {children}
          </Actions>
        )}
      </Text>
    </HeroSection>
  );
}

// On a phone the words stand under the picture; on wide windows the title reaches into it, over a dark overlay.
const HeroSection = styled.section`
  background: ${color.leaf};
  color: ${color.jasmine};
  display: grid;
  ${media.desktop} {
    align-items: center;
  }
`;

const widthBeside = ({ frame }: { frame: Frame }) => `min(${frame.width}, 75vw)`;

const Media = styled.div<{ frame: Frame }>`
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
  ${media.desktop} {
    grid-area: 1 / 1;
    justify-self: end;
    width: ${widthBeside};
    &::after {
      /* Dark enough for words on the palest picture, as far as they reach. */
      background: linear-gradient(to right, ${color.leaf}, ${color.leafOverlay} 30%, transparent 64%);
    }
  }
`;

const Text = styled.div<{ frame: Frame }>`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space.gutter} ${space[16]};
  ${media.desktop} {
    grid-area: 1 / 1;
    z-index: 1;
    width: calc(100% - 0.7 * ${widthBeside});
    /* Line up with the page's column, however wide the window. */
    padding: ${space[12]} 0 ${space[12]} ${space.edge};
    gap: ${space[6]};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.h1};
  letter-spacing: -0.022em;
  max-width: 11em;
`;

const Subtitle = styled.p`
  font-size: ${fontSize.lead};
  line-height: ${lineHeight.text};
  color: ${color.jasmineSoft};
  max-width: ${width.aside};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;
