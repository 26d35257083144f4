import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { color, media, motion, shadow, space, zIndex } from '../../shared/theme/tokens';
import { ChatIcon } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { useOpenNow } from './frame';

/** The chat's button in a corner of the window. What keeps it clear of controls is loaded after the page. */
export function FloatingChat() {
  const { generalBooking } = useLinks();
  const open = useOpenNow();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const left = new AbortController();
    import('./keepClear')
      .then(({ keepClear }) => link.current && keepClear(link.current, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, []);
  return (
    <ChatLink
      ref={link}
      href={generalBooking}
      target="_blank"
      rel="noopener"
      title={open?.text}
      data-open={open?.isOpen || undefined}
    >
      <ChatIcon />
      <VisuallyHidden>Chat with us</VisuallyHidden>
    </ChatLink>
  );
}

const ChatLink = styled.a`
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
