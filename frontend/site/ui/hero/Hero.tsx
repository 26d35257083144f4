import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  color,
  dockHeight,
  fontSize,
  headerHeight,
  lineHeight,
  media,
  space,
  width,
} from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Lines, Picture } from '../../../shared/ui/picture/Picture';
import type { Drawing, ShownPicture } from '../../../shared/ui/picture/shownPicture';
import type { BackgroundVideoProps } from './BackgroundVideo';

export interface HeroProps {
  title: string;
  subtitle: string;
  /** Also shown in place of a video until it plays, and where it may not play. */
  backgroundImage?: ShownPicture;
  /** For a phone, in place of a drawing that is too wide for it. */
  tallDrawing?: Drawing;
  /** Address of an mp4. */
  backgroundVideo?: string;
  /** Id of a YouTube video; used instead of an mp4 when both are given. */
  videoId?: string;
  /** Without it, this button is not shown. */
  buttonText?: string;
  /** Target of the button: a page of the site. */
  buttonLink?: string;
  /** Further buttons, placed before it. */
  children?: ReactNode;
  /** A line under the buttons. */
  note?: ReactNode;
}

/** Loaded after the page, and only where a video plays. If loading fails, the poster stays. */
const BackgroundVideo = lazy<(props: BackgroundVideoProps) => ReactNode>(() =>
  import('./BackgroundVideo').then(
    (module) => ({ default: module.BackgroundVideo }),
    () => ({ default: () => null }),
  ),
);

interface Frame {
  ratio: string;
  /** Greatest width beside the text. */
  width: string;
  /** Least height beside the text: the frame is as high as the text. */
  height: string;
  /**
   * The `sizes` of the picture's file beside the text. A frame narrower than the picture crops it at its sides, so the file is
   * wider than the frame.
   */
  sizes: string;
}

const LOW = '(min-width: 560px) and (min-aspect-ratio: 4/3)';
const PHOTO: Frame = {
  ratio: '3 / 2',
  width: width.photo,
  height: `min(${width.square}, 44vw)`,
  sizes: `(min-width: 1212px) ${width.photo}, (min-width: 1024px) 66vw, ${LOW} 66vw`,
};
const VIDEO: Frame = {
  ratio: '16 / 9',
  width: width.video,
  height: 'min(33.75rem, 31.5vw)',
  sizes: `(min-width: 1715px) ${width.video}, (min-width: 1180px) 56vw, (min-width: 1024px) 68vw, ${LOW} 90vw`,
};

/**
 * In a very wide window the picture's edge is aligned with the right half of the page's column. The file has the pixels for more
 * than the greatest width above, unless the screen is a dense one.
 */
const VAST = '(min-width: 1920px) and (max-resolution: 1.5dppx)';

const sizesOf = ({ sizes }: Frame) => `${VAST} calc(50vw - 147px), ${sizes}, 100vw`;

export function Hero({
  title,
  subtitle,
  backgroundImage,
  tallDrawing,
  backgroundVideo,
  videoId,
  buttonText,
  buttonLink = '/',
  children,
  note,
}: HeroProps) {
  const videoAllowed = useVideoAllowed();
  const hasVideo = Boolean(videoId || backgroundVideo);
  const frame = hasVideo ? VIDEO : PHOTO;
  const isDrawn = backgroundImage !== undefined && 'drawing' in backgroundImage;
  const MediaFrame = isDrawn ? DrawnMedia : Media;
  return (
    <HeroSection data-drawn={isDrawn || undefined}>
      {(backgroundImage || hasVideo) && (
        <MediaFrame frame={frame}>
          {isDrawn && <Lines drawing={backgroundImage.drawing} />}
          {tallDrawing && <Lines drawing={tallDrawing.drawing} fit="xMaxYMin meet" />}
          {backgroundImage && !isDrawn && (
            <Picture
              picture={backgroundImage}
              decorative
              sizes={sizesOf(frame)}
              ratio={frame.ratio}
              priority
            />
          )}
          {videoAllowed && hasVideo && (
            <Suspense>
              <BackgroundVideo src={backgroundVideo} youTubeId={videoId} title={title} />
            </Suspense>
          )}
        </MediaFrame>
      )}
      <Text>
        <Title>{title}</Title>
        <Subtitle>{subtitle}</Subtitle>
        {(buttonText || children) && (
          <Actions>
            {children}
            {buttonText && (
              <ButtonLink to={buttonLink} variant={children ? 'outline' : 'solid'} onDark>
                {buttonText}
              </ButtonLink>
            )}
          </Actions>
        )}
        {note && <Note>{note}</Note>}
      </Text>
    </HeroSection>
  );
}

/** True once the page is usable, unless the visitor asked for less movement or less data. */
function useVideoAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    // Not every browser can say that the visitor saves data.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const allow = () => setAllowed(true);
    const whenLoaded = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(allow, { timeout: 2000 });
      else allow();
    };
    if (document.readyState === 'complete') {
      whenLoaded();
      return;
    }
    window.addEventListener('load', whenLoaded, { once: true });
    return () => window.removeEventListener('load', whenLoaded);
  }, []);
  return allowed;
}

// On a phone the text is below the picture. In wider windows it is beside the picture on a plain background, and the picture
// reaches to the window's edge and down into the next section.
const HeroSection = styled.section`
  background: ${color.leaf};
  color: ${color.jasmine};
  display: grid;
  &[data-drawn] {
    grid-template-rows: 1fr auto;
    min-height: min(100svh - ${headerHeight} - ${dockHeight}, 125vw + 14rem);
  }
  ${media.beside} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    &[data-drawn] {
      position: relative;
      grid-template-rows: auto;
      min-height: min(56.25vw, 60rem, 100svh - ${headerHeight} - ${space[6]});
      align-items: end;
    }
  }
`;

const Media = styled.div<{ frame: Frame }>`
  position: relative;
  aspect-ratio: ${({ frame }) => frame.ratio};
  overflow: hidden;
  background: ${color.leafDeep};
  img { position: absolute; height: 100%; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${color.leaf}, transparent 34%);
    pointer-events: none;
  }
  ${media.beside} {
    grid-area: 1 / 2;
    align-self: stretch;
    aspect-ratio: auto;
    width: min(${({ frame }) => frame.width}, 50vw);
    min-height: ${({ frame }) => frame.height};
    margin-bottom: calc(-1 * ${space.overhang});
    &::after { content: none; }
  }
  ${media.wide} { width: min(${({ frame }) => frame.width}, 56vw); }
  @media ${VAST} {
    width: calc(50vw - 147px);
    aspect-ratio: ${({ frame }) => frame.ratio};
  }
`;

const opening = keyframes`from { transform: rotate(-30deg); }`;

/**
 * A drawing reaches over the whole width, and the text stands on its empty left side. On a phone it is above the text, whose height
 * decides its own, so that both are on the first screen. It is drawn once: two veils in the colour of the ground part along the midrib.
 */
const DrawnMedia = styled.div<{ frame: Frame }>`
  position: relative;
  min-height: 15rem;
  overflow: hidden;
  > svg { position: absolute; inset: 0; height: 100%; background: none; }
  > svg:has(+ svg) { display: none; }
  ${media.beside} {
    position: absolute;
    inset: 0 0 0 auto;
    width: min(100%, 72vw + 24rem);
    min-height: 0;
    > svg:has(+ svg) { display: block; }
    > svg + svg { display: none; }
  }
  ${media.low} { width: 72%; }
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: 1;
    left: -38%;
    width: 200%;
    height: 150%;
    pointer-events: none;
    animation: ${opening} 1.6s cubic-bezier(0.3, 0, 0.2, 1);
  }
  &::before {
    bottom: 56%;
    transform: rotate(-30deg) translateY(-110%);
    transform-origin: 50% 100%;
    background: linear-gradient(${color.leaf} calc(100% - 6rem), transparent);
  }
  &::after {
    top: 44%;
    transform: rotate(-30deg) translateY(110%);
    transform-origin: 50% 0;
    background: linear-gradient(transparent, ${color.leaf} 6rem);
  }
`;

// Aligned with the page's column, however wide the window.
const Text = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space.gutter} ${space[16]};
  [data-drawn] > & { position: relative; z-index: 2; gap: ${space[3]}; padding-block: 0 ${space[6]}; }
  ${media.beside} {
    grid-area: 1 / 1;
    gap: ${space[3]};
    padding: ${space[4]} ${space[6]} ${space[4]} ${space.edge};
    [data-drawn] > & { padding-block: ${space[4]}; padding-right: 0; max-width: calc(${space.edge} + 24rem); }
  }
  ${media.wide} {
    gap: ${space[6]};
    padding-block: ${space[12]};
    padding-right: ${space[10]};
    [data-drawn] > & { gap: ${space[5]}; padding-block: ${space[12]}; }
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.h1};
  letter-spacing: -0.022em;
  max-width: 11em;
  ${media.beside} {
    font-size: ${fontSize.h1Beside};
    [data-drawn] & { font-size: ${fontSize.h1}; max-width: 5em; }
  }
  ${media.low} { [data-drawn] & { font-size: ${fontSize.h1Beside}; max-width: none; } }
`;

const Subtitle = styled.p`
  font-size: ${fontSize.lead};
  line-height: ${lineHeight.text};
  color: ${color.jasmineSoft};
  max-width: ${width.aside};
  ${media.beside} { [data-drawn] & { max-width: min(20rem, 30vw - ${space.gutter}); } }
  ${media.low} { [data-drawn] & { max-width: 38vw; } font-size: ${fontSize.body}; line-height: ${lineHeight.snug}; }
`;

// Two buttons fit side by side in half a window.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
  ${media.beside} { a { padding-inline: ${space[4]}; } }
  ${media.desktop} { a { padding-inline: ${space[5]}; } }
  [data-drawn] & a + a { background: ${color.leaf}; }
`;

const Note = styled.p`
  font-size: ${fontSize.note};
  color: ${color.jasmineSoft};
`;
