import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** Tab wraps inside a dialog: a native one would let it out to the browser's own bars. Use as `onKeyDown`. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops.at(-1);
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement === edge) {
    event.preventDefault();
    other?.focus();
  }
}
