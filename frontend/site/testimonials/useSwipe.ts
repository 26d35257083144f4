import { type PointerEvent, useRef } from 'react';

/** How far a finger moves before the touch is a swipe and not a tap. */
const THRESHOLD_PX = 40;

/** Handlers that call `turn` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'touch' ? event.clientX : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === undefined) return;
      const travel = event.clientX - from.current;
      from.current = undefined;
      if (Math.abs(travel) > THRESHOLD_PX) turn(travel < 0 ? 1 : -1);
    },
  };
}
