import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { color, radius, shadow, space, touchTarget } from '../theme/tokens';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { stayClear } from './stayClear';

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

interface Props {
  toast: ToastMessage;
  onClose: () => void;
}

export function ToastBox({ toast: { text, action }, onClose }: Props) {
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
    if (!hasAction) return;
    const end = ({ target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      if (target.closest(CONTROL) || target.closest('[contenteditable]')) onClose();
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
      <IconButton type="button" aria-label="Dismiss" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
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
  overflow-wrap: anywhere;
  pointer-events: auto;
  p { min-width: 0; }
  button { flex: none; white-space: nowrap; }
  button:not([aria-label]) { padding-inline: ${space[4]}; }
`;
