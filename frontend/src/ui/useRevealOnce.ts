import { useEffect, useRef, useState } from 'react';

/**
 * `waiting` is true while the element is still below the window, until it is first scrolled to. The rendered page says
 * false, so that it reads without scripts, and what is already in view never blinks.
 */
export function useRevealOnce<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setWaiting(false);
          observer.disconnect();
        } else if (first && entry && entry.boundingClientRect.top > 0) {
          setWaiting(true);
        }
        first = false;
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, waiting };
}
