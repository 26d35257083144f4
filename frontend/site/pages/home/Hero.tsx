import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Suspense, useEffect, useState } from 'react';
import drawnFilm from '../../../film/hero.mp4';
import { paths } from '../../../shared/content/paths';
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
import { Picture } from '../../../shared/ui/picture/Picture';
import { lazily } from '../../deferHydration';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';

/** Loaded after the page, and only where a video plays. */
const BackgroundVideo = lazily(async () => (await import('./BackgroundVideo')).BackgroundVideo);

/** The picture is also shown in place of a video until it plays, and where it may not play. */
export function Hero({ title, subtitle, picture, film, isDrawn, more, note }: DataOf<'home'>['hero']) {
  const { generalBooking } = useLinks();
  const { words } = useFrame();
  const videoAllowed = useVideoAllowed();
  const drawn = isDrawn && 'drawing' in picture ? drawnFilm : undefined;
  return (
    <HeroSection>
      <Media>
        <Picture picture={picture} decorative sizes="(min-width: 64em) 100vw, 140vw" priority />
        {videoAllowed && (film || drawn) && (
          <Suspense>
            <BackgroundVideo src={drawn} youTubeId={film} title={title} />
          </Suspense>
        )}
      </Media>
      <Text>
        <h1>{title}</h1>
        <p>{subtitle}</p>
        <Actions>
          <ButtonLink href={generalBooking} newTab onDark>
            {words.book}
          </ButtonLink>
          {more && (
            <ButtonLink to={paths.about} variant="outline" onDark>
              {more}
            </ButtonLink>
          )}
        </Actions>
        {note && <small>{note}</small>}
      </Text>
    </HeroSection>
  );
}

/** True once the page is loaded, unless the visitor asked for less movement or less data. */
function useVideoAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    // Not every browser can say that the visitor saves data.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const allow = () => setAllowed(true);
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(allow, { timeout: 2000 });
      else allow();
    };
    if (document.readyState === 'complete') return whenIdle();
    window.addEventListener('load', whenIdle);
    return () => window.removeEventListener('load', whenIdle);
  }, []);
  return allowed;
}

// The bar of phones lies over its lower edge: a picture below that bar would be the page's largest paint.
const HeroSection = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: min(100svh - ${headerHeight}, 150vw + 14rem + ${dockHeight});
  padding-bottom: ${dockHeight};
  background: ${color.leaf};
  color: ${color.jasmine};
  ${media.beside} {
    grid-template-rows: 1fr;
    align-items: end;
    padding-bottom: 0;
    min-height: min(56.25vw, 60rem, 100svh - ${headerHeight} - ${space[6]});
  }
`;

const opening = keyframes`from { transform: rotate(-30deg); }`;

/** The text stands on its left side, on a phone below it, so that both are on the first screen. Two veils part along the midrib. */
const Media = styled.div`
  position: relative;
  min-height: min(15rem, 26svh);
  overflow: hidden;
  > svg, img { position: absolute; inset: 0; height: 100%; background: none; }
  ${media.beside} {
    position: absolute;
    inset: 0 0 0 auto;
    width: min(100%, 72vw + 24rem);
    min-height: 0;
    img { mask: linear-gradient(90deg, transparent 32%, #000 60%); }
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
  position: relative;
  z-index: 2;
  display: grid;
  gap: ${space[3]};
  padding: 0 ${space.gutter} ${space[6]};
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 5rem;
    background: linear-gradient(transparent, ${color.leaf});
    pointer-events: none;
  }
  ${media.beside} {
    padding: ${space[4]} 0 ${space[4]} ${space.edge};
    max-width: calc(${space.edge} + 24rem);
    &::before { content: none; }
  }
  ${media.wide} { gap: ${space[5]}; padding-block: ${space[12]}; }
  p { max-width: ${width.aside}; font-size: ${fontSize.lead}; line-height: ${lineHeight.text}; color: ${color.jasmineSoft}; }
  small { font-size: ${fontSize.note}; color: ${color.jasmineSoft}; }
  ${media.wide} { h1 { font-size: clamp(2.75rem, 5.625vw, 4.5rem); line-height: 1.05; } }
  ${media.beside} { h1 { max-width: 5em; } p { max-width: min(20rem, 30vw - ${space.gutter}); } }
  ${media.low} {
    h1 { max-width: none; font-size: ${fontSize.h1}; }
    p { max-width: 38vw; font-size: ${fontSize.body}; line-height: ${lineHeight.snug}; }
  }
`;

// Two buttons fit side by side in half a window, and in one of 320 px.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
  a { padding-inline: min(${space[5]}, 4vw); }
  a + a { background: ${color.leaf}; }
`;
