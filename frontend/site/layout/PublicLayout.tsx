import styled from '@emotion/styled';
import { Outlet, useLoaderData } from 'react-router-dom';
import { color, media, motion, shadow, space, zIndex } from '../../shared/theme/tokens';
import { HistoryMemory } from '../../shared/ui/HistoryMemory';
import { ChatIcon } from '../../shared/ui/icons';
import { MAIN_ID } from '../../shared/ui/mainId';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { useGiveWay } from '../ui/useGiveWay';
import { VisitSlot } from '../visit/VisitSlot';
import { Footer } from './Footer';
import { type Frame, FrameProvider, useOpenNow } from './frame';
import { Header } from './Header';
import { Notices } from './Notices';
import { useScrolledPast } from './useScrolledPast';

const HEADER_THRESHOLD = 50;

export function PublicLayout() {
  return (
    <FrameProvider frame={useLoaderData<Frame>()}>
      <Layout />
    </FrameProvider>
  );
}

function Layout() {
  const scrolled = useScrolledPast(HEADER_THRESHOLD);
  const { generalBooking } = useLinks();
  const chat = useGiveWay<HTMLAnchorElement>();
  const open = useOpenNow();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <Header scrolled={scrolled} />
      <Notices />
      <Main id={MAIN_ID} tabIndex={-1} data-scrolled={scrolled || undefined}>
        <HistoryMemory>
          <Outlet />
        </HistoryMemory>
      </Main>
      <Footer />
      <aside aria-label="Booking">
        <FloatingChat
          ref={chat}
          href={generalBooking}
          target="_blank"
          rel="noopener"
          title={open?.text}
          data-open={open?.isOpen || undefined}
        >
          <ChatIcon />
          <VisuallyHidden>Chat with us</VisuallyHidden>
        </FloatingChat>
        <VisitSlot />
      </aside>
    </>
  );
}

// The padding grows from 12 to 16 units when scrolled; the margin shrinks by as much, so that nothing jumps. A notice above
// already makes room for the header, so a negative margin then cancels the padding.
const Main = styled.main`
  margin-top: ${space[4]};
  padding-top: ${space[12]};
  &[data-scrolled] {
    margin-top: 0;
    padding-top: ${space[16]};
  }
  section + & { margin-top: -${space[12]}; }
  section + &[data-scrolled] { margin-top: -${space[16]}; }
`;

const SkipLink = styled.a`
  position: fixed;
  top: 0;
  left: ${space[4]};
  z-index: ${zIndex.header + 1};
  padding: ${space[3]} ${space[5]};
  background: ${color.jasmine};
  color: ${color.leaf};
  transform: translateY(-120%);
  &:focus { transform: translateY(${space[2]}); }
`;

const FloatingChat = styled.a`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${space[4]} + env(safe-area-inset-bottom));
  z-index: ${zIndex.chat};
  display: grid;
  place-items: center;
  width: min(3.5rem, 18vw);
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.leaf};
  color: ${color.jasmine};
  border: 1px solid ${color.brass};
  box-shadow: ${shadow};
  transform: translateY(var(--lift, 0));
  &[data-away]:not(:focus-visible) { opacity: 0; pointer-events: none; }
  ${media.motionAllowed} { transition: opacity ${motion.quick}; }
  &[data-open]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${color.leaf};
    border-radius: 50%;
    background: ${color.brass};
  }
`;
