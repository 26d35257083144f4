import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { color, fontSize, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { ArrowIcon, CloseIcon, IconButton } from '../../../shared/ui/icons';
import { Picture } from '../../../shared/ui/picture/Picture';
import { parsePictureKey } from '../../../shared/ui/picture/pictureKey';
import type { Photograph } from '../../../shared/ui/picture/shownPicture';
import { trapFocus } from '../../../shared/ui/trapFocus';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';

interface Props {
  title: string;
  pictures: Photograph[];
  first: number;
  instagram: string;
  linkText: string;
  onClose: () => void;
}

/** Swipes and pinches are the browser’s own, in a box that scrolls. 1.5 KB, loaded with the first tap; a library would be 15. */
export function WorkLarge({ title, pictures, first, instagram, linkText, onClose }: Props) {
  const status = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = pictures.length - 1;
  const show = (index: number) => {
    const { current: box } = track;
    const to = Math.min(Math.max(index, 0), last);
    if (box) box.scrollLeft = to * box.clientWidth;
    setShown(to);
  };
  useEffect(() => {
    dialog.current?.showModal();
    // Its name and the picture's words are read, and no button looks chosen.
    dialog.current?.focus();
    if (track.current) track.current.scrollLeft = first * track.current.clientWidth;
  }, [first]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapFocus(event);
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    show(to);
  };

  const step = (label: string, to: number, end: number) => (
    <IconButton type="button" aria-label={label} aria-disabled={shown === end} onClick={() => show(to)}>
      <ArrowIcon />
    </IconButton>
  );

  return (
    <Window
      ref={dialog}
      tabIndex={-1}
      aria-label={title}
      aria-describedby={status}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard in every browser
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.folder} inert={index !== shown}>
            <Picture picture={picture} decorative priority={index === first} sizes={sizesIn(picture)} />
            <p>{picture.alt}</p>
          </li>
        ))}
      </ul>
      <Bar>
        {step(say('Previous picture'), shown - 1, 0)}
        <p id={status} role="status">
          <span>{say('{number} of {count}', { number: shown + 1, count: pictures.length })}</span>
          <VisuallyHidden>{`: ${pictures[shown]?.alt}`}</VisuallyHidden>
        </p>
        {step(say('Next picture'), shown + 1, last)}
        {instagram && (
          <a href={instagram} target="_blank" rel="noopener">
            {linkText}
          </a>
        )}
        <IconButton
          type="button"
          aria-label={say('Close the picture')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </IconButton>
      </Bar>
    </Window>
  );
}

/** Of a picture that is shown whole, with its words and the bar below it. */
function sizesIn({ folder }: Photograph): string {
  const { width = 1, height = 1 } = parsePictureKey(folder) ?? {};
  return `min(100vw, ${Math.round((85 * width) / height)}vh)`;
}

const Window = styled.dialog`
  html:has(&) { overflow: hidden; }
  width: 100vw;
  max-width: none;
  height: 100dvh;
  overflow: hidden;
  outline: none;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  &[open] { display: grid; grid-template-rows: minmax(0, 1fr) auto; }
  ul {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    &:focus-visible { outline-offset: -3px; }
  }
  li {
    flex: 0 0 100%;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    scroll-snap-align: center;
    scroll-snap-stop: always;
    overflow-y: auto;
  }
  li > p {
    max-width: ${width.text};
    margin-inline: auto;
    padding: ${space[3]} ${space.gutter} 0;
    text-align: center;
    text-wrap: balance;
  }
  picture { min-height: 12rem; }
  img { height: 100%; object-fit: contain; background: none !important; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[4]};
  padding: ${space[2]} ${space[2]} calc(${space[2]} + env(safe-area-inset-bottom));
  font-size: ${fontSize.note};
  [aria-disabled='true'] { opacity: 0.4; }
  > :first-of-type svg { transform: rotate(180deg); }
  > a { ${tapLine} order: 1; }
  > :last-child { position: absolute; top: 0; right: 0; background: ${color.scrim}; }
  ${media.low} { padding-block: 0 env(safe-area-inset-bottom); }
`;
