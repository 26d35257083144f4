import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/content/paths';
import {
  color,
  font,
  fontSize,
  headerHeight,
  media,
  shadow,
  space,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { CloseIcon, IconButton } from '../../shared/ui/icons';
import { useFrame, useLinks } from './frame';
import { AllLanguages } from './languages';
import { NavEntries } from './NavEntries';

const SCROLL_THRESHOLD = 10;

/** Opens whenever there is another opening: the browser then makes the rest of the page inert, and restores the focus on closing. */
export function Drawer({ openings }: { openings: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [scrolled, setScrolled] = useState(false);
  // A new key remounts the list, so that every entry is folded again.
  const [closings, setClosings] = useState(0);
  const { key: location } = useLocation();
  const { phone, directions } = useLinks();
  const { week, navigation, bridal, words, languages } = useFrame();

  // A navigation closes the drawer. Before the other effect: it may be asked for before it is there.
  useEffect(() => dialog.current?.close(), [location]);
  useEffect(() => {
    if (openings > 0) dialog.current?.showModal();
  }, [openings]);

  return (
    // The browser handles Escape. A click on the backdrop has the dialog itself as its target.
    <DrawerDialog
      ref={dialog}
      aria-label={say('Menu')}
      onClose={() => {
        setClosings((count) => count + 1);
        setScrolled(false);
      }}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <DrawerLayout>
        <DrawerHeader data-scrolled={scrolled || undefined}>
          <IconButton type="button" aria-label={say('Close menu')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </DrawerHeader>
        <DrawerNav
          key={closings}
          aria-label={say('Menu')}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > SCROLL_THRESHOLD)}
        >
          <NavEntries items={navigation} />
          <More>
            {languages && <AllLanguages />}
            {bridal && <Link to={paths.bridal}>{bridal}</Link>}
            <Link to={paths.prices}>{words.prices}</Link>
            <a href={phone}>{words.call}</a>
            <a {...directions}>{say('Get directions')}</a>
            {week.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </More>
        </DrawerNav>
      </DrawerLayout>
    </DrawerDialog>
  );
}

/** A damped spring, as sampled values. Here, as no page needs it before the drawer is opened. */
const spring =
  '0.4s linear(0, 0.012 2%, 0.108 6.6%, 0.528 18.9%, 0.748 26.3%, 0.906 34.2%, 0.998 42.6%, 1.032 50%, 1.034 57%, 1.012 74%, 1.002 86%, 1)';

const DrawerDialog = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: 85vw;
  max-width: ${width.drawer};
  height: 100dvh;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  box-shadow: ${shadow};
  &::backdrop { background: ${color.scrim}; }
  ${media.motionAllowed} {
    transform: translateX(100%);
    transition: transform ${spring}, display 0.4s allow-discrete, overlay 0.4s allow-discrete;
    &::backdrop { opacity: 0; transition: opacity 0.4s, display 0.4s allow-discrete, overlay 0.4s allow-discrete; }
    &[open] { transform: none; }
    &[open]::backdrop { opacity: 1; }
    @starting-style {
      &[open] { transform: translateX(100%); }
      &[open]::backdrop { opacity: 0; }
    }
  }
`;

const DrawerLayout = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const DrawerHeader = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  height: ${headerHeight};
  flex: none;
  padding-inline: ${space[4]};
  z-index: 1;
  ${media.low} { height: ${touchTarget}; }
  &[data-scrolled] { box-shadow: ${shadow}; }
`;

// No padding in a low window, so that all seven entries fit on a phone in landscape.
const DrawerNav = styled.nav`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]} ${space[6]} ${space[16]};
  a, summary {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    font-family: ${font.display};
    font-size: ${fontSize.menu};
    letter-spacing: 0.02em;
    text-decoration: none;
    border-bottom: 1px solid ${color.leafLine};
  }
  a[aria-current='page'] { color: ${color.brass}; }
  summary { justify-content: space-between; }
  li li a { min-height: ${touchTarget}; padding-left: ${space[4]}; font: inherit; letter-spacing: 0; border: 0; }
  ${media.low} {
    padding-block: 0;
    a, summary { min-height: ${touchTarget}; }
  }
`;

const More = styled.div`
  padding-top: ${space[6]};
  color: ${color.jasmineSoft};
  && a { min-height: ${touchTarget}; font: inherit; font-weight: 600; letter-spacing: 0; color: ${color.jasmine}; border: 0; }
  p { margin-top: ${space[2]}; font-size: ${fontSize.note}; }
`;
