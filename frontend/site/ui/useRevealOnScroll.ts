import { useEffect, useRef, useState } from 'react';

/**
 * `hidden` is true while the element is still below the window, until it is first scrolled to. It is false in the rendered page,
 * so that the page is readable without scripts and what is already in view never flickers.
 */
export function useRevealOnScroll<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setHidden(false);
          observer.disconnect();
        } else if (first && entry && entry.boundingClientRect.top > 0) {
          setHidden(true);
        }
        first = false;
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, hidden };
}
