import { useEffect, useState } from 'react';

const NOTHING = { above: 0, below: 0 };

/** What a phone's keyboard covers below, and has scrolled out above; both are 0 where the browser shrinks the window for it. */
export function useCovered() {
  const [covered, setCovered] = useState(NOTHING);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      const { offsetTop, height, scale } = visualViewport;
      // After a pinch zoom the visual viewport says nothing about the keyboard.
      if (scale > 1.01) return setCovered(NOTHING);
      const above = Math.max(0, Math.round(offsetTop));
      const below = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      setCovered((last) => (last.above === above && last.below === below ? last : { above, below }));
    };
    measure();
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, measure, { signal });
    return () => stop.abort();
  }, []);
  return covered;
}
