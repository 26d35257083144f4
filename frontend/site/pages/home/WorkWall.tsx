import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { color, fontSize, media, motion, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { CloseIcon } from '../../../shared/ui/icons';
import { Picture } from '../../../shared/ui/picture/Picture';
import { addressOf, type ShownPicture } from '../../../shared/ui/picture/shownPicture';
import { Column } from '../../../shared/ui/Section';
import { trapFocus } from '../../../shared/ui/trapFocus';
import { useFrame } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { SectionHeading } from '../../ui/SectionHeading';

const SIZES = '(min-width: 720px) 20vw, 67vw';

/** Pictures of the salon's work, from edge to edge. Each opens large; before scripts run, it leads to the social page. */
export function WorkWall({ title, subtitle, pictures, linkText }: DataOf<'home'>['work']) {
  const { instagram } = useFrame().contact;
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<ShownPicture>();
  return (
    <Band>
      <Head>
        <SectionHeading title={title} subtitle={subtitle} />
        {instagram && (
          <ButtonLink href={instagram} newTab variant="outline">
            {linkText}
          </ButtonLink>
        )}
      </Head>
      <Wall>
        {pictures.map((picture) => (
          <li key={addressOf(picture)}>
            <Tile
              as={instagram ? 'a' : 'button'}
              href={instagram || undefined}
              aria-haspopup="dialog"
              aria-label={`${picture.alt}. See it large`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setOpened(picture);
                dialog.current?.showModal();
              }}
            >
              <Picture picture={picture} decorative sizes={SIZES} ratio="1 / 1" />
            </Tile>
          </li>
        ))}
      </Wall>
      {/* The browser handles Escape. A click beside the picture closes it too. */}
      <Large ref={dialog} aria-label={title} onClick={() => dialog.current?.close()} onKeyDown={trapFocus}>
        <IconButton type="button" aria-label="Close the picture">
          <CloseIcon />
        </IconButton>
        <Picture picture={opened} sizes="(min-width: 1200px) 72rem, 92vw" decorative />
        <p>
          {opened?.alt}.{' '}
          {instagram && (
            <a href={instagram} target="_blank" rel="noopener">
              {linkText}
            </a>
          )}
        </p>
      </Large>
    </Band>
  );
}

const Band = styled.section`
  padding-top: ${space.section};
`;

const Head = styled(Column)`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  padding-bottom: ${space[8]};
  ${media.desktop} { grid-template-columns: 1fr auto; align-items: end; }
`;

// The last row shares the width, however many pictures there are.
const Wall = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  li { flex: 1 1 45%; height: 50vw; overflow: hidden; }
  ${media.tablet} { li { flex-basis: 19%; height: 20vw; } }
`;

const Tile = styled.a`
  display: block;
  width: 100%;
  height: 100%;
  img, svg { height: 100%; }
  &:focus-visible { outline-offset: -3px; }
  ${media.motionAllowed} {
    img, svg { transition: transform ${motion.hoverZoom}; }
    &:hover :is(img, svg) { transform: scale(1.03); }
  }
`;

const Large = styled.dialog`
  width: min(96vw, 72rem, 122vh);
  max-width: none;
  margin: auto;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  &::backdrop { background: ${color.leafDeep}; opacity: 0.9; }
  > button { position: absolute; top: 0; right: 0; background: ${color.scrim}; }
  img, svg { max-height: 84vh; object-fit: contain; }
  p { padding: ${space[3]} ${space[4]} ${space[4]}; font-size: ${fontSize.note}; }
`;
