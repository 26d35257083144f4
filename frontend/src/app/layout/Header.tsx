import styled from '@emotion/styled';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { navigation } from '../../content/navigation';
import type { NavEntry } from '../../content/types';
import { generalBooking } from '../../features/booking/links';
import { color, headerHeight, layer, motion, radius, size, space, touch, wide } from '../../theme/tokens';
import { IconButton } from '../../ui/IconButton';
import { MenuIcon } from '../../ui/icons';
import { Brand } from './Brand';
import { Drawer } from './Drawer';

export function Header({ scrolled }: { scrolled: boolean }) {
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <Bar data-scrolled={scrolled || undefined}>
      <Brand />
      <Nav aria-label="Main">
        <List>
          {navigation.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} />
            </li>
          ))}
        </List>
      </Nav>
      <MenuButton
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <MenuIcon />
      </MenuButton>
      {/* Without scripts the drawer can't open: the footer holds the same links. */}
      <noscript>
        <FooterJump href="#site-links">Menu</FooterJump>
      </noscript>
      <Drawer ref={drawer} entries={navigation} />
    </Bar>
  );
}

function Entry({ entry }: { entry: NavEntry }) {
  if ('action' in entry) {
    return (
      <BookLink href={generalBooking()} target="_blank" rel="noopener">
        {entry.label}
      </BookLink>
    );
  }
  if ('children' in entry) {
    return (
      <Group>
        <summary>{entry.label}</summary>
        <ul>
          {entry.children.map((child) => (
            <li key={child.to}>
              <PageLink to={child.to}>{child.label}</PageLink>
            </li>
          ))}
        </ul>
      </Group>
    );
  }
  return (
    <PageLink to={entry.to} end={entry.to === '/'}>
      {entry.label}
    </PageLink>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  height: ${headerHeight};
  padding-inline: ${space.edge};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  background: ${color.leaf};
  color: ${color.jasmine};
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

const Nav = styled.nav`
  display: none;
  ${wide.desktop} { display: block; }
`;

const List = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space[5]};
`;

const PageLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  padding-inline: ${space[1]};
  font-size: ${size.small};
  font-weight: 500;
  letter-spacing: 0.06em;
  text-decoration: none;
  &:hover, &[aria-current='page'] { color: ${color.brass}; }
`;

const BookLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  padding-inline: ${space[4]};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  font-size: ${size.small};
  font-weight: 500;
  letter-spacing: 0.06em;
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: ${color.brass}; color: ${color.leafDeep}; }
`;

const Group = styled.details`
  position: relative;
  summary { cursor: pointer; min-height: ${touch}; display: flex; align-items: center; letter-spacing: 0.06em; }
  ul { position: absolute; padding: ${space[4]}; background: ${color.leaf}; }
`;

const MenuButton = styled(IconButton)`
  margin-right: -${space[2]};
  ${wide.desktop} { display: none; }
  @media (scripting: none) { display: none; }
`;

const FooterJump = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  ${wide.desktop} { display: none; }
`;
