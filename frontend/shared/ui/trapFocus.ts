import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** Makes Tab wrap inside a dialog, which a native dialog does not. Use as `onKeyDown`. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
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
