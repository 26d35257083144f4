import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps an element that floats over the page away from text and controls. The code is loaded after the page, which works without
 * it.
 */
export function useGiveWay<Floating extends HTMLElement>(): RefObject<Floating | null> {
  const ref = useRef<Floating>(null);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    let end: (() => void) | undefined = () => {};
    import('./giveWay').then(
      ({ giveWay }) => {
        // The element may have been unmounted while the code was loading.
        if (end && ref.current) end = giveWay(ref.current);
      },
      () => {},
    );
    return () => {
      end?.();
      end = undefined;
    };
  }, []);

  return ref;
}
