import styled from '@emotion/styled';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { color, radius, shadow, space, touchTarget, zIndex } from '../theme/tokens';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';

type ToastRole = 'status' | 'alert';
interface Action {
  label: string;
  onClick: () => void;
}
interface ToastMessage {
  id: number;
  role: ToastRole;
  text: string;
  action?: Action;
}

/** Shows a toast; `alert` interrupts a screen reader. The action (such as Undo) closes it. */
type ShowToast = (text: string, role?: ToastRole, action?: Action) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const SHOWN_MS = 8000;

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>();
  const show = useCallback<ShowToast>((text, role = 'status', action) => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, role, text, action }));
  }, []);
  const close = () => setToast(undefined);

  useEffect(() => {
    // A toast with an action stays until it is dismissed: not everybody reads at the same speed.
    if (!toast || toast.action) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      {/* Both live regions are always rendered: screen readers announce only changes inside a known one. */}
      {(['status', 'alert'] as const).map((role) => (
        <LiveRegion key={role} role={role}>
          {toast?.role === role && (
            <ToastBox key={toast.id}>
              <p>{toast.text}</p>
              {toast.action && (
                <Button
                  type="button"
                  variant="outline"
                  onDark
                  onClick={() => {
                    toast.action?.onClick();
                    close();
                  }}
                >
                  {toast.action.label}
                </Button>
              )}
              <IconButton type="button" aria-label="Dismiss" onClick={close}>
                <CloseIcon />
              </IconButton>
            </ToastBox>
          )}
        </LiveRegion>
      ))}
    </ToastContext>
  );
}

const LiveRegion = styled.div`
  position: fixed;
  left: ${space[4]};
  /* Beside the floating chat button, where there is one. */
  right: var(--toast-right, 5.5rem);
  /* A bar that sticks to the window's bottom says how high it is. */
  bottom: calc(${space[4]} + var(--toast-floor, 0rem));
  z-index: ${zIndex.toast};
  display: grid;
  justify-items: start;
  pointer-events: none;
`;

const ToastBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${touchTarget};
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
