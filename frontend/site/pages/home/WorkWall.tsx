import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { type CSSProperties, type MouseEvent, Suspense, useState } from 'react';
import { media, motion, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { largePath } from '../../../shared/ui/picture/shownPicture';
import { Column } from '../../../shared/ui/Section';
import { lazily } from '../../deferHydration';
import { useFrame } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { SectionHeading } from '../../ui/SectionHeading';

/** Loaded with the first tap. */
const WorkLarge = lazily(async () => (await import('./WorkLarge')).WorkLarge);

/** Each picture opens large; before scripts run it leads to the social page or, without one, to its largest file. */
export function WorkWall({ title, subtitle, pictures, linkText }: DataOf<'home'>['work']) {
  const { instagram } = useFrame().contact;
  const [large, setLarge] = useState<number>();
  const count = pictures.length;

  function open(event: MouseEvent<HTMLElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Not every browser focuses a tapped link, and the focus returns to what had it.
    event.currentTarget.focus();
    setLarge(index);
  }

  return (
    <Band data-few={count < 3 || undefined}>
      <Head>
        <SectionHeading title={title} subtitle={subtitle} />
        {instagram && (
          <ButtonLink href={instagram} newTab variant="outline">
            {linkText}
          </ButtonLink>
        )}
      </Head>
      <Wall>
        {pictures.map((picture, index) => {
          const { folder, alt, phone, desk } = picture;
          return (
            <li key={folder} style={{ '--phone': phone, '--desk': desk } as CSSProperties}>
              <Tile
                href={instagram || largePath(picture)}
                aria-haspopup="dialog"
                aria-label={say('{description}. See it large', { description: alt })}
                onClick={(event) => open(event, index)}
              >
                <Picture
                  picture={picture}
                  decorative
                  sizes={`(min-width: 720px) ${100 / desk}vw, ${100 / phone}vw`}
                  ratio={count === 2 ? '3 / 4' : '1 / 1'}
                />
              </Tile>
            </li>
          );
        })}
      </Wall>
      {large !== undefined && (
        <Suspense>
          <WorkLarge title={title} pictures={pictures} first={large} onClose={() => setLarge(undefined)} />
        </Suspense>
      )}
    </Band>
  );
}

const Band = styled.section`
  padding-top: ${space.section};
  ${media.tablet} {
    &[data-few] { display: grid; grid-template-columns: 5fr 7fr; align-items: center; padding-block: ${space.section} 0; }
  }
`;

const Head = styled(Column)`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  padding-bottom: ${space[8]};
  ${media.desktop} { grid-template-columns: 1fr auto; align-items: end; }
  ${media.tablet} { [data-few] > & { grid-template-columns: 1fr; padding-inline: ${space.edge} ${space.half}; } }
`;

// The rows share out the pictures (`wallOf` in page-data/home.ts). One that is alone in its row is wider than high.
const Wall = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  li {
    --row: var(--phone);
    flex: 1 1 calc(100% / var(--row) - 2px);
    aspect-ratio: calc(1 + max(0, 2 - var(--row)) / 3);
    overflow: hidden;
  }
  ${media.tablet} {
    li { --row: var(--desk); aspect-ratio: calc(1 + max(0, 4 - var(--row)) / 4); }
    [data-few] > & li { aspect-ratio: calc(1.65 - var(--row) * 0.45); }
  }
`;

const Tile = styled.a`
  display: block;
  height: 100%;
  picture, img { height: 100%; }
  &:focus-visible { outline-offset: -3px; }
  ${media.motionAllowed} {
    img { transition: transform ${motion.hoverZoom}; }
    &:hover img { transform: scale(1.03); }
  }
`;
