import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useRef } from 'react';
import { color, media, space, width } from '../../../shared/theme/tokens';
import { CloseIcon, IconButton } from '../../../shared/ui/icons';
import { Picture } from '../../../shared/ui/picture/Picture';
import { parsePictureKey } from '../../../shared/ui/picture/pictureKey';
import type { Photograph } from '../../../shared/ui/picture/shownPicture';

interface Props {
  title: string;
  pictures: Photograph[];
  first: number;
  onClose: () => void;
}

/** The pictures below each other, each as large as the window: swipes, keys and pinches are the browser’s own. */
export function WorkLarge({ title, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Its words are read, and no button looks chosen.
    opened.current?.focus();
  }, []);
  return (
    <Window ref={dialog} aria-label={title} onClose={onClose}>
      <IconButton type="button" aria-label={say('Close the picture')} onClick={() => dialog.current?.close()}>
        <CloseIcon />
      </IconButton>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.folder} tabIndex={-1} ref={index === first ? opened : undefined}>
            <Picture picture={picture} decorative priority={index === first} sizes={sizesIn(picture)} />
            <p>{picture.alt}</p>
          </li>
        ))}
      </ul>
    </Window>
  );
}

/** Of a picture that is shown whole, with its words below it. */
function sizesIn({ folder }: Photograph): string {
  const { width = 1, height = 1 } = parsePictureKey(folder) ?? {};
  return `min(100vw, ${Math.round((85 * width) / height)}vh)`;
}

const Window = styled.dialog`
  html:has(&) { overflow: hidden; }
  width: 100vw;
  max-width: none;
  height: 100dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  > button { position: fixed; top: 0; right: ${space[4]}; background: ${color.scrim}; }
  li {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100dvh;
    overflow-y: auto;
    scroll-snap-align: start;
    outline: none;
    box-shadow: none;
  }
  p {
    max-width: ${width.text};
    margin-inline: auto;
    padding: ${space[3]} ${space.gutter} calc(${space[6]} + env(safe-area-inset-bottom));
    text-align: center;
    text-wrap: balance;
    ${media.low} { padding-bottom: ${space[2]}; }
  }
  picture { min-height: 12rem; }
  img { height: 100%; object-fit: contain; background: none !important; }
`;
