import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import type { NavItem } from '../../shared/content/types';
import {
  color,
  fontSize,
  headerHeight,
  lineHeight,
  media,
  motion,
  radius,
  space,
  touchTarget,
  zIndex,
} from '../../shared/theme/tokens';
import { IconButton } from '../../shared/ui/IconButton';
import { MenuIcon } from '../../shared/ui/icons';
import { useLinks } from '../booking/useLinks';
import { navigation } from '../content/navigation';
import { OpenLine } from '../hours/OpenLine';
import { Logo } from './Logo';
import { SITE_LINKS, useDrawer } from './useDrawer';

export function Header({ scrolled }: { scrolled: boolean }) {
  const { drawer, openDrawer } = useDrawer(navigation);
  return (
    <HeaderBar data-scrolled={scrolled || undefined}>
      <Logo />
      <OpenState>
        <OpenLine />
      </OpenState>
      <Nav aria-label="Main">
        <NavList>
          {navigation.map((item) => (
            <li key={item.label}>
              <NavigationItem item={item} />
            </li>
          ))}
        </NavList>
      </Nav>
      <MenuButton type="button" aria-label="Open menu" aria-haspopup="dialog" onClick={openDrawer}>
        <MenuIcon />
      </MenuButton>
      {/* Without scripts the drawer can't open, so this links to the same entries in the footer. */}
      <noscript>
        <FooterLink href={SITE_LINKS}>Menu</FooterLink>
      </noscript>
      {drawer}
    </HeaderBar>
  );
}

function NavigationItem({ item }: { item: NavItem }) {
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
      <NavGroup>
        <summary>{item.label}</summary>
        <ul>
          {item.children.map((child) => (
            <li key={child.to}>
              <NavPageLink to={child.to}>{child.label}</NavPageLink>
            </li>
          ))}
        </ul>
      </NavGroup>
    );
  }
  return (
    <NavPageLink to={item.to} end={item.to === '/'}>
      {item.label}
    </NavPageLink>
  );
}

const HeaderBar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.header};
  height: ${headerHeight};
  padding-inline: ${space.edge};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  background: ${color.leaf};
  color: ${color.jasmine};
  container-type: inline-size;
  > a { flex: none; }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 1px;
    background: ${color.brass};
    opacity: 0;
    transition: opacity ${motion.quick};
  }
  &[data-scrolled]::after { opacity: 0.5; }
`;

/** Stands between the salon's name and the menu button or the navigation. Where it has no room, the footer says it. */
const OpenState = styled.div`
  flex: 0 1 10rem;
  margin-left: auto;
  font-size: ${fontSize.label};
  line-height: ${lineHeight.snug};
  color: ${color.jasmineSoft};
  ${media.narrow} { display: none; }
  ${media.tablet} { flex-basis: auto; }
  ${media.desktop} { flex: 1 1 auto; margin-left: ${space[4]}; }
`;

const Nav = styled.nav`
  display: none;
  ${media.desktop} { display: block; }
`;

const NavList = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space[5]};
`;

const NavPageLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space[1]};
  font-size: ${fontSize.small};
  letter-spacing: 0.06em;
  text-decoration: none;
  &:hover, &[aria-current='page'] { color: ${color.brass}; }
  @media (forced-colors: active) { &[aria-current='page'] { text-decoration: underline; } }
`;

const BookingLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space[4]};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  font-size: ${fontSize.small};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: ${color.brass}; color: ${color.leafDeep}; }
`;

const NavGroup = styled.details`
  position: relative;
  summary { cursor: pointer; min-height: ${touchTarget}; display: flex; align-items: center; letter-spacing: 0.06em; }
  ul { position: absolute; padding: ${space[4]}; background: ${color.leaf}; }
`;

const MenuButton = styled(IconButton)`
  margin-right: -${space[2]};
  ${media.desktop} { display: none; }
  @media (scripting: none) { display: none; }
`;

const FooterLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  ${media.desktop} { display: none; }
`;
