import styled from '@emotion/styled';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { color, layer, radius, shadow, space, touch } from '../theme/tokens';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';

type Kind = 'status' | 'alert';
interface Action {
  label: string;
  run: () => void;
}
interface Note {
  id: number;
  kind: Kind;
  text: string;
  action?: Action;
}

/** Says something in passing; `alert` interrupts a screen reader. The action (such as Undo) closes the toast. */
type ShowToast = (text: string, kind?: Kind, action?: Action) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const SHOWN_MS = 8000;

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<Note>();
  const show = useCallback<ShowToast>((text, kind = 'status', action) => {
    setNote((last) => ({ id: (last?.id ?? 0) + 1, kind, text, action }));
  }, []);
  const close = () => setNote(undefined);

  useEffect(() => {
    // What can still be acted upon stays until it is dismissed: not everybody reads at the same speed.
    if (!note || note.action) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);

  return (
    <ToastContext value={show}>
      {children}
      {/* Both regions stand there from the start: only changes inside a known region are read out. */}
      {(['status', 'alert'] as const).map((kind) => (
        <Region key={kind} role={kind}>
          {note?.kind === kind && (
            <Box key={note.id}>
              <p>{note.text}</p>
              {note.action && (
                <Button
                  type="button"
                  look="outline"
                  light
                  onClick={() => {
                    note.action?.run();
                    close();
                  }}
                >
                  {note.action.label}
                </Button>
              )}
              <IconButton type="button" aria-label="Dismiss" onClick={close}>
                <CloseIcon />
              </IconButton>
            </Box>
          )}
        </Region>
      ))}
    </ToastContext>
  );
}

const Region = styled.div`
  position: fixed;
  left: ${space[4]};
  /* Beside the floating chat button, where there is one. */
  right: var(--toast-right, 5.5rem);
  /* A bar that sticks to the window's bottom says how high it is. */
  bottom: calc(${space[4]} + var(--toast-floor, 0rem));
  z-index: ${layer.toast};
  display: grid;
  justify-items: start;
  pointer-events: none;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${touch};
  max-width: 32rem;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[5]};
  background: ${color.leafDeep};
  color: ${color.jasmine};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  pointer-events: auto;
  button { flex: none; white-space: nowrap; }
  button:not([aria-label]) { padding-inline: ${space[4]}; }
`;
