import styled from '@emotion/styled';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { color, fontSize, lineHeight, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import type { ShownPicture } from '../../../shared/ui/picture/shownPicture';
import type { BackgroundVideoProps } from './BackgroundVideo';

export interface HeroProps {
  title: string;
  subtitle: string;
  /** Also shown in place of a video until it plays, and where it may not play. */
  backgroundImage?: ShownPicture;
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
      {(backgroundImage || hasVideo) && (
        <Media frame={frame}>
          {backgroundImage && (
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
        </Media>
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
  ${media.beside} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
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

// Aligned with the page's column, however wide the window.
const Text = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space.gutter} ${space[16]};
  ${media.beside} {
    grid-area: 1 / 1;
    gap: ${space[3]};
    padding: ${space[4]} ${space[6]} ${space[4]} ${space.edge};
  }
  ${media.wide} {
    gap: ${space[6]};
    padding-block: ${space[12]};
    padding-right: ${space[10]};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.h1};
  letter-spacing: -0.022em;
  max-width: 11em;
  ${media.beside} { font-size: ${fontSize.h1Beside}; }
`;

const Subtitle = styled.p`
  font-size: ${fontSize.lead};
  line-height: ${lineHeight.text};
  color: ${color.jasmineSoft};
  max-width: ${width.aside};
`;

// Two buttons fit side by side in half a window.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
  ${media.beside} { a { padding-inline: ${space[4]}; } }
  ${media.desktop} { a { padding-inline: ${space[8]}; } }
`;
