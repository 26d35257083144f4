import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/content/paths';
import {
  color,
  dockHeight,
  fontSize,
  lineHeight,
  linesAtMost,
  media,
  motion,
  shadow,
  space,
  zIndex,
} from '../../shared/theme/tokens';
import { ChatIcon } from '../../shared/ui/icons';
import { lazily } from '../deferHydration';
import { useVisit, type Visit } from '../visit/store';
import { useFrame, useLinks, useOpenNow } from './frame';

/** How far a page is scrolled before somebody is reading it. */
const BEGINNING = 50;
/** The page's end, which has room for the dock. */
const END = 100;
/** The part of a window's height after which the first screen's own button has left it. */
const FIRST = 0.7;

/** The bar and the sheet of the visit. */
const VisitBar = lazily(async () => (await import('../visit/VisitBar')).VisitBar);

/** On a phone a bar, away while the visitor scrolls down; in a wide window a button in the margin, where it covers no text. */
export function Dock() {
  const links = useLinks();
  const open = useOpenNow();
  const { words } = useFrame();
  const visit = useVisit();
  const isPlanned = visit.items.length > 0;
  // The sheet of a visit that was emptied stays open, with its Undo.
  const [wasPlanned, setPlanned] = useState(isPlanned);
  if (isPlanned && !wasPlanned) setPlanned(true);
  return (
    <Bar aria-label={say('Booking')} data-place={usePlace(visit)}>
      {wasPlanned && (
        <Suspense>
          <VisitBar />
        </Suspense>
      )}
      {!isPlanned && (
        <Ways>
          <Link to={paths.prices}>
            <span>{words.prices}</span>
          </Link>
          <a href={links.phone}>
            <span>{words.call}</span>
          </a>
        </Ways>
      )}
      <Chat
        href={links.generalBooking}
        target="_blank"
        rel="noopener"
        aria-label={words.book}
        title={open?.text}
        data-open={open?.isOpen || undefined}
      >
        <span>{words.book}</span>
        <ChatIcon />
      </Chat>
    </Bar>
  );
}

/** Whoever scrolls down is reading and wants it away, until the page's end or a change of the visit. */
function usePlace(visit: Visit) {
  const [place, setPlace] = useState<'top' | 'away' | undefined>('top');
  // Someone may have scrolled before scripts ran.
  const last = useRef(0);
  useEffect(() => {
    const show = () => setPlace(window.scrollY < FIRST * window.innerHeight ? 'top' : undefined);
    show();
    const update = () => {
      const { scrollY } = window;
      const left = document.documentElement.scrollHeight - window.innerHeight - scrollY;
      if (scrollY > Math.max(last.current, BEGINNING) && left > END) setPlace('away');
      else if (scrollY !== last.current) show();
      last.current = scrollY;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      // The event of a scroll that the change of the visit came with may follow it.
      last.current = window.scrollY;
    };
  }, [visit]);
  return place;
}

// Focused elements and toasts stay above the bar.
const Bar = styled.aside`
  html:has(&) { --toast-floor: calc(${dockHeight} + ${space[2]}); scroll-padding-bottom: calc(${dockHeight} + ${space[8]}); }
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex.chat};
  display: flex;
  container-type: inline-size;
  justify-content: end;
  min-height: ${dockHeight};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color.leafDeep};
  color: ${color.jasmine};
  font-size: ${fontSize.small};
  border-top: 1px solid ${color.leafLine};
  &[data-place='away']:not(:focus-within) { transform: translateY(110%); visibility: hidden; }
  ${media.motionAllowed} { transition: transform ${motion.quick}, visibility ${motion.quick}; }
  ${media.undocked} {
    container-type: normal;
    inset: auto max(2px, min(${space[4]}, ${space.edge} - 3rem)) ${space[4]} auto;
    align-items: end;
    gap: ${space[3]};
    background: none;
    border: 0;
    padding: 0;
    pointer-events: none;
    > * { pointer-events: auto; }
    &[data-place='away']:not(:focus-within) { transform: none; visibility: visible; }
  }
`;

const WAY_SPACE = `min(${space[3]}, 2.5vw)`;

const Ways = styled.div`
  display: flex;
  flex: 1;
  padding-left: calc(${space.gutter} - ${WAY_SPACE});
  line-height: ${lineHeight.snug};
  a { display: grid; place-items: center; min-width: 44px; padding-inline: ${WAY_SPACE}; text-decoration: none; }
  span { ${linesAtMost(2)} }
  ${media.undocked} { display: none; }
`;

/** On a first screen that has a button to the chat itself. The words keep their room, so that nothing moves. */
const onFirstScreen = `*:where(main:has(> section:first-of-type a[target]) ~ [data-place]) >`;

const Chat = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[4]} ${space.gutter};
  line-height: ${lineHeight.snug};
  background: ${color.brass};
  color: ${color.leafDeep};
  font-weight: 600;
  text-decoration: none;
  span { ${linesAtMost(2)} }
  svg { flex: none; }
  ${onFirstScreen} & { background: none; color: inherit; span { opacity: 0; } }
  button + & span { display: none; }
  @container (max-width: 18rem) { div + & { padding-inline: ${WAY_SPACE}; svg { display: none; } } }
  ${media.undocked} {
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    justify-content: center;
    border-radius: 50%;
    border: 1px solid ${color.brass};
    background: ${color.leaf};
    color: ${color.jasmine};
    box-shadow: ${shadow};
    span { display: none; }
    &[data-open]::after {
      content: '';
      position: absolute;
      inset: 0 0 auto auto;
      width: 0.75rem;
      height: 0.75rem;
      border: 2px solid ${color.leaf};
      border-radius: 50%;
      background: ${color.brass};
    }
  }
`;
