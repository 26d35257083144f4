import { type RefObject, useEffect, useRef } from 'react';

/** For what floats over the page: it gives way to what is read and tapped. Comes after the page, which can do without. */
export function useGiveWay<Floating extends HTMLElement>(): RefObject<Floating | null> {
  const ref = useRef<Floating>(null);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    let end: (() => void) | undefined = () => {};
    import('./giveWay').then(
      ({ giveWay }) => {
        // Unless it has gone meanwhile.
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
