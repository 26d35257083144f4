import styled from '@emotion/styled';
import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { NavItem } from '../../shared/content/types';
import {
  color,
  font,
  fontSize,
  headerHeight,
  media,
  motion,
  shadow,
  space,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { IconButton } from '../../shared/ui/IconButton';
import { CloseIcon } from '../../shared/ui/icons';
import { trapFocus } from '../../shared/ui/trapFocus';
import { useLinks } from '../booking/useLinks';
import { Accordion } from '../ui/Accordion';

const SCROLL_THRESHOLD = 10;

interface Props {
  /** Open it with `showModal()`: the browser then makes the rest of the page inert and restores the focus on closing. */
  ref: RefObject<HTMLDialogElement | null>;
  items: NavItem[];
}

export function Drawer({ ref, items }: Props) {
  const [scrolled, setScrolled] = useState(false);
  // A new key remounts the list, so that every accordion is closed again.
  const [visit, setVisit] = useState(0);
  const body = useRef<HTMLElement>(null);
  const { key: location } = useLocation();

  // A navigation closes the drawer. The first render is not a navigation: the drawer may be opened as soon as it is mounted.
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
    // The browser handles Escape. A click on the backdrop has the dialog itself as its target.
    <DrawerDialog
      ref={ref}
      aria-label="Menu"
      onClose={() => {
        setVisit((count) => count + 1);
        setScrolled(false);
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={trapFocus}
    >
      <DrawerLayout>
        <DrawerHeader data-scrolled={scrolled || undefined}>
          <IconButton type="button" aria-label="Close menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </DrawerHeader>
        <DrawerNav ref={body} aria-label="Menu" onScroll={onScroll} key={visit}>
          <ul>
            {items.map((item) => (
              <li key={item.label}>
                <MenuItem item={item} />
              </li>
            ))}
          </ul>
        </DrawerNav>
      </DrawerLayout>
    </DrawerDialog>
  );
}

function MenuItem({ item }: { item: NavItem }) {
  const { generalBooking } = useLinks();
  if ('action' in item) {
    return (
      <BookingLink href={generalBooking} target="_blank" rel="noopener">
        {item.label}
      </BookingLink>
    );
  }
  if ('children' in item) {
    return (
      <Accordion label={item.label}>
        <ul>
          {item.children.map((child) => (
            <li key={child.to}>
              <SubMenuLink to={child.to}>{child.label}</SubMenuLink>
            </li>
          ))}
        </ul>
      </Accordion>
    );
  }
  return (
    <MenuLink to={item.to} end={item.to === '/'}>
      {item.label}
    </MenuLink>
  );
}

const DrawerDialog = styled.dialog`
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
  ${media.motionAllowed} {
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
  ${media.low} { padding-block: 0; }
`;

const MenuLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  ${media.low} { min-height: ${touchTarget}; }
  font-family: ${font.display};
  font-size: ${fontSize.menu};
  letter-spacing: 0.02em;
  text-decoration: none;
  border-bottom: 1px solid ${color.leafLine};
  &[aria-current='page'] { color: ${color.brass}; }
`;

const BookingLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  ${media.low} { min-height: ${touchTarget}; }
  font-family: ${font.display};
  font-size: ${fontSize.menu};
  letter-spacing: 0.02em;
  text-decoration: none;
  color: ${color.brass};
  border-bottom: 1px solid ${color.leafLine};
`;

const SubMenuLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  padding-left: ${space[4]};
  text-decoration: none;
`;
