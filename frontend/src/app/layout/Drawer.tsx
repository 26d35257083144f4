import styled from '@emotion/styled';
import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { NavEntry } from '../../content/types';
import { generalBooking } from '../../features/booking/links';
import {
  color,
  font,
  headerHeight,
  motion,
  moving,
  shadow,
  size,
  space,
  touch,
  width,
} from '../../theme/tokens';
import { Accordion } from '../../ui/Accordion';
import { IconButton } from '../../ui/IconButton';
import { CloseIcon } from '../../ui/icons';
import { keepFocusInside } from '../../ui/keepFocusInside';

const SCROLL_THRESHOLD = 10;

interface Props {
  /** Open it with `showModal()`: the browser then makes the rest inert and gives the focus back on closing. */
  ref: RefObject<HTMLDialogElement | null>;
  entries: NavEntry[];
}

export function Drawer({ ref, entries }: Props) {
  const [scrolled, setScrolled] = useState(false);
  // A new key builds the list anew, with every accordion closed.
  const [visit, setVisit] = useState(0);
  const body = useRef<HTMLElement>(null);
  const { key: location } = useLocation();

  // A new place closes the drawer; the first one must not, or a quick tap while the page wakes up would be undone.
  const place = useRef(location);
  useEffect(() => {
    if (place.current === location) return;
    place.current = location;
    ref.current?.close();
  }, [ref, location]);

  const close = () => ref.current?.close();
  const onScroll = (event: UIEvent<HTMLElement>) =>
    setScrolled(event.currentTarget.scrollTop > SCROLL_THRESHOLD);

  return (
    // Escape and Tab are the browser's and keepFocusInside's; a click on the dialog itself is one on its backdrop.
    <Panel
      ref={ref}
      aria-label="Menu"
      onClose={() => {
        setVisit((count) => count + 1);
        setScrolled(false);
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={keepFocusInside}
    >
      <Sheet>
        <Head data-scrolled={scrolled || undefined}>
          <IconButton type="button" aria-label="Close menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body ref={body} aria-label="Menu" onScroll={onScroll} key={visit}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </Body>
      </Sheet>
    </Panel>
  );
}

function Entry({ entry }: { entry: NavEntry }) {
  if ('action' in entry) {
    return (
      <Book href={generalBooking()} target="_blank" rel="noopener">
        {entry.label}
      </Book>
    );
  }
  if ('children' in entry) {
    return (
      <Accordion label={entry.label}>
        <ul>
          {entry.children.map((child) => (
            <li key={child.to}>
              <Sub to={child.to}>{child.label}</Sub>
            </li>
          ))}
        </ul>
      </Accordion>
    );
  }
  return (
    <Place to={entry.to} end={entry.to === '/'}>
      {entry.label}
    </Place>
  );
}

const Panel = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: 85vw;
  max-width: ${width.drawer};
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  box-shadow: ${shadow};
  &::backdrop { background: ${color.scrim}; }
  ${moving} {
    transform: translateX(100%);
    transition: transform ${motion.spring}, display 0.4s allow-discrete, overlay 0.4s allow-discrete;
    &::backdrop { opacity: 0; transition: opacity 0.4s, display 0.4s allow-discrete, overlay 0.4s allow-discrete; }
    &[open] { transform: none; }
    &[open]::backdrop { opacity: 1; }
    @starting-style {
      &[open] { transform: translateX(100%); }
      &[open]::backdrop { opacity: 0; }
    }
  }
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  height: ${headerHeight};
  flex: none;
  padding-inline: ${space[4]};
  z-index: 1;
  &[data-scrolled] { box-shadow: ${shadow}; }
`;

const Body = styled.nav`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]} ${space[6]} ${space[16]};
`;

const Place = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  font-family: ${font.display};
  font-size: ${size.menu};
  letter-spacing: 0.02em;
  text-decoration: none;
  border-bottom: 1px solid ${color.leafLine};
  &[aria-current='page'] { color: ${color.brass}; }
`;

const Book = styled.a`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  font-family: ${font.display};
  font-size: ${size.menu};
  letter-spacing: 0.02em;
  text-decoration: none;
  color: ${color.brass};
  border-bottom: 1px solid ${color.leafLine};
`;

const Sub = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${touch};
  padding-left: ${space[4]};
  text-decoration: none;
`;
