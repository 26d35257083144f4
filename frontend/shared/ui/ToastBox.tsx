import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { color, radius, shadow, space, touchTarget } from '../theme/tokens';
import { Button } from './Button';
import { CloseIcon, IconButton } from './icons';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastMessage {
  id: number;
  /** `alert` interrupts a screen reader. */
  role: 'status' | 'alert';
  text: ReactNode;
  action?: ToastAction;
}

const SHOWN_MS = 10_000;

const CONTROL = 'a, button, summary, input, select, textarea, label';

export function ToastBox({ toast: { text, action }, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  /** Somebody may be reading it, or about to press its button. */
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);

  const hasAction = action !== undefined;
  useEffect(() => {
    // Without an action it stays until one goes elsewhere.
    const ending = hasAction ? `${CONTROL}, [contenteditable]` : 'a';
    const end = ({ target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      if (target.closest(ending)) onClose();
    };
    document.addEventListener('click', end, true);
    document.addEventListener('input', end, true);
    return () => {
      document.removeEventListener('click', end, true);
      document.removeEventListener('input', end, true);
    };
  }, [hasAction, onClose]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !box.current) return;
    return stayClear(box.current);
  }, []);

  return (
    <Box
      ref={box}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p>{text}</p>
      {action && (
        <Button
          type="button"
          variant="outline"
          onDark
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton type="button" aria-label={say('Dismiss')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** Space between a floating element and what it makes room for. */
const ROOM = 8;

const KEPT = '[data-keep-clear], [role="toolbar"]';
/** A row, unless it is long: what a toast tells of may have changed in it. */
const ROW = 'li:not(:has(li, form, [open]))';
/** What must be visible: what is in use with its row, a text's toolbar, and buttons that are marked as important. */
const needed = () =>
  [document.activeElement?.closest(ROW) ?? document.activeElement, ...document.querySelectorAll(KEPT)]
    .filter((element) => element?.matches(`${CONTROL}, [contenteditable], li, ${KEPT}`))
    .map((element) => element?.getBoundingClientRect());

/** Lifts the floating element over whatever it would cover that is in use. Returns a function that ends this. */
function stayClear(floating: HTMLElement): () => void {
  function settle() {
    // A button that is being pressed stays under the finger.
    if (floating.contains(document.activeElement)) return;
    floating.style.translate = '';
    const { left, right, top, bottom } = floating.getBoundingClientRect();
    const covered = needed().filter((one) => one !== undefined);
    let lift = 0;
    for (let moved = true; moved; ) {
      const below = covered.find(
        (one) =>
          one.left < right &&
          one.right > left &&
          one.top < bottom - lift + ROOM &&
          one.bottom > top - lift - ROOM,
      );
      moved = below !== undefined;
      if (below) lift = bottom - below.top + 2 * ROOM;
    }
    // What is in use may fill the window: then nothing is gained.
    if (top - lift >= 0) floating.style.translate = `0 ${-lift}px`;
  }
  settle();
  const events = ['focusin', 'scroll', 'resize', 'click'];
  for (const event of events) window.addEventListener(event, settle, { passive: true });
  // Content that opens or arrives moves what is in use without any scrolling.
  const grown = new ResizeObserver(settle);
  grown.observe(document.body);
  return () => {
    grown.disconnect();
    for (const event of events) window.removeEventListener(event, settle);
  };
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: fit-content;
  max-width: min(32rem, 100%);
  min-height: ${touchTarget};
  max-height: 60dvh;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[5]};
  overflow-y: auto;
  background: ${color.leafDeep};
  color: ${color.jasmine};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  box-shadow: ${shadow};
  pointer-events: auto;
  p { min-width: 0; }
  button { flex: none; white-space: nowrap; }
  button:not([aria-label]) { padding-inline: ${space[4]}; }
`;
