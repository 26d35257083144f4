import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { color, fontSize, lineHeight, media, motion, space, width } from '../../shared/theme/tokens';

interface Props {
  title: string;
  subtitle?: string;
  onDark?: boolean;
}

export function SectionHeading({ title, subtitle, onDark }: Props) {
  const { ref, hidden } = useRevealOnScroll();
  if (!title && !subtitle) return null;
  return (
    <Heading ref={ref} data-hidden={hidden || undefined} data-dark={onDark}>
      {title && <h2>{title}</h2>}
      {subtitle && <p>{subtitle}</p>}
    </Heading>
  );
}

/** Hidden below the window until first scrolled to, but not as rendered: readable without scripts, and nothing in view flickers. */
function useRevealOnScroll() {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) observer.disconnect();
        setHidden(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0));
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, hidden };
}

const Heading = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  max-width: ${width.text};
  h2 { font-size: ${fontSize.h2}; }
  p { font-size: ${fontSize.lead}; line-height: ${lineHeight.text}; color: ${color.inkSoft}; }
  &[data-dark] p { color: ${color.jasmineSoft}; }
  ${media.motionAllowed} {
    transition: opacity ${motion.reveal}, transform ${motion.reveal};
    &[data-hidden] { opacity: 0; transform: translateY(1.5rem); }
  }
`;
