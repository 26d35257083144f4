import styled from '@emotion/styled';
import { activeNotices } from '@salon/content/hours/activeNotices';
import { say } from '@salon/content/words/say';
import { useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { color, headerHeight, space } from '../../shared/theme/tokens';
import { MAIN_ID } from '../../shared/ui/mainId';
import { SkipLink } from '../../shared/ui/SkipLink';
import { deferHydration } from '../deferHydration';
import type { Frame } from '../page-data/frame';
import { FrameProvider, useFrame, useNow } from './frame';
import { Header } from './Header';

const SCROLL_THRESHOLD = 50;

const Head = deferHydration(async () => (await import('./below')).Head);
const Footer = deferHydration(async () => (await import('./below')).Footer);
const Dock = deferHydration(async () => (await import('./below')).Dock);

export function PublicLayout() {
  const frame = useLoaderData<Frame>();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <FrameProvider frame={frame}>
      <SkipLink />
      <Header scrolled={scrolled} />
      <Notices />
      <Main id={MAIN_ID} tabIndex={-1} data-scrolled={scrolled || undefined}>
        <Outlet />
      </Main>
      <Footer />
      <Dock />
      <Head />
    </FrameProvider>
  );
}

/** The owner's notices under the header of every page, as long as they are valid. */
function Notices() {
  const notices = activeNotices(useFrame().notices, useNow());
  if (notices.length === 0) return null;
  return (
    <NoticeBand aria-label={say('Notice')}>
      {notices.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </NoticeBand>
  );
}

// The header covers the upper padding. The z-index keeps the notice above the padding of `main`, which overlaps it.
const NoticeBand = styled.section`
  position: relative;
  z-index: 1;
  padding: calc(${headerHeight} + ${space[3]}) ${space.edge} ${space[3]};
  background: ${color.brass};
  color: ${color.leafDeep};
  font-weight: 600;
`;

// Scrolled, the padding grows by what the border loses, so that nothing moves. A notice above makes room itself: the margin cancels both.
const Main = styled.main`
  border-top: ${space[4]} solid transparent;
  padding-top: ${space[12]};
  &[data-scrolled] {
    border-width: 0;
    padding-top: ${space[16]};
  }
  section + & { margin-top: -${space[16]}; }
`;
