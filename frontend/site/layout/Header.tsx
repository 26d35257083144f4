import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Suspense, type SyntheticEvent, useEffect, useState } from 'react';
import {
  color,
  fontSize,
  headerHeight,
  lineHeight,
  media,
  motion,
  radius,
  space,
  spread,
  tapLine,
  zIndex,
} from '../../shared/theme/tokens';
import { IconButton, MenuIcon } from '../../shared/ui/icons';
import { deferHydration, lazily } from '../deferHydration';
import { OpenLine } from '../hours/OpenLine';
import { useFrame } from './frame';
import { Logo } from './Logo';
import { NavEntries } from './NavEntries';

const Languages = deferHydration(async () => (await import('../languages/Languages')).Languages, true);

export function Header({ scrolled }: { scrolled: boolean }) {
  const { navigation, languages } = useFrame();
  return (
    <HeaderBar data-scrolled={scrolled || undefined}>
      <Logo />
      <OpenState>
        <OpenLine />
      </OpenState>
      <Nav aria-label={say('Main')}>
        <NavEntries items={navigation} />
      </Nav>
      {languages && <Languages />}
      <Menu />
    </HeaderBar>
  );
}

const Drawer = lazily(async () => (await import('./Drawer')).Drawer);

/** The button of the drawer in narrow windows. The drawer is loaded after the page, as it is not needed before it is opened. */
function Menu() {
  const [isHydrated, setHydrated] = useState(false);
  const [openings, setOpenings] = useState(0);
  useEffect(() => setHydrated(true), []);
  function open(event: SyntheticEvent) {
    event.preventDefault();
    setOpenings(openings + 1);
  }
  return (
    <>
      {/* Until scripts are there the drawer can't open, so this links to the same entries in the footer. */}
      <MenuButton
        href="#site-links"
        role={isHydrated ? 'button' : undefined}
        aria-label={say('Open menu')}
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <MenuIcon />
      </MenuButton>
      {isHydrated && (
        <Suspense>
          <Drawer openings={openings} />
        </Suspense>
      )}
    </>
  );
}

const HeaderBar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.header};
  height: ${headerHeight};
  padding-inline: ${space.edge};
  ${spread}
  gap: ${space[4]};
  background: ${color.leaf};
  color: ${color.jasmine};
  container-type: inline-size;
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

/** Has what a long name leaves; a text of over two lines wraps beside the empty first item, out of sight, and the footer says it. */
const OpenState = styled.div`
  flex: 1 0 0;
  max-width: 10rem;
  display: flex;
  flex-flow: column wrap;
  justify-content: center;
  height: 2.6em;
  overflow: hidden;
  margin-left: auto;
  &::before { content: ''; width: 100%; }
  font-size: ${fontSize.label};
  line-height: ${lineHeight.snug};
  color: ${color.jasmineSoft};
  ${media.narrow} { display: none; }
  ${media.tablet} { max-width: max-content; }
  ${media.desktop} { max-width: none; margin-left: ${space[4]}; }
`;

const Nav = styled.nav`
  display: none;
  ${media.desktop} { display: block; }
  > ul { display: flex; align-items: center; gap: ${space[5]}; }
  a, summary { ${tapLine} padding-inline: ${space[1]}; font-size: ${fontSize.small}; letter-spacing: 0.06em; text-decoration: none; }
  a:hover, a[aria-current='page'] { color: ${color.brass}; }
  @media (forced-colors: active) { a[aria-current='page'] { text-decoration: underline; } }
  a[target] {
    padding-inline: ${space[4]};
    border: 1px solid ${color.brass};
    border-radius: ${radius};
    font-weight: 600;
    white-space: nowrap;
    &:hover { background: ${color.brass}; color: ${color.leafDeep}; }
  }
  details { position: relative; }
  ul ul { position: absolute; padding: ${space[4]}; background: ${color.leaf}; }
`;

const MenuButton = styled(IconButton.withComponent('a'))`
  margin-right: -${space[2]};
  ${media.desktop} { display: none; }
`;
