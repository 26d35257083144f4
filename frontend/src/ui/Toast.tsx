import styled from '@emotion/styled';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
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
  text: ReactNode;
  action?: Action;
}

/**
 * Shows a toast; `alert` interrupts a screen reader. A toast with an action (such as Undo) is closed by that action, and other
 * toasts do not replace it.
 */
type ShowToast = (text: ReactNode, role?: ToastRole, action?: Action) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const SHOWN_MS = 8000;

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, role = 'status', action) => {
    lastId.current += 1;
    const toast = { id: lastId.current, role, text, action };
    // A new toast replaces the one with the same action; toasts without an action replace each other.
    setToasts((last) => [...last.filter((other) => other.action?.onClick !== action?.onClick), toast]);
  }, []);
  const close = useCallback((id: number) => setToasts((last) => last.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <ToastStack>
        {/* Both live regions are always rendered: screen readers announce only changes inside a known one. */}
        {(['status', 'alert'] as const).map((role) => (
          <LiveRegion key={role} role={role} aria-atomic={false}>
            {toasts.map(
              (toast) => toast.role === role && <Toast key={toast.id} toast={toast} onClose={close} />,
            )}
          </LiveRegion>
        ))}
      </ToastStack>
    </ToastContext>
  );
}

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: (id: number) => void }) {
  const { id, text, action } = toast;

  useEffect(() => {
    // A toast with an action stays until it is dismissed, as some people need longer to read it.
    if (action) return;
    const timer = setTimeout(() => onClose(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, action, onClose]);

  return (
    <ToastBox>
      <p>{text}</p>
      {action && (
        <Button
          type="button"
          variant="outline"
          onDark
          onClick={() => {
            action.onClick();
            onClose(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton type="button" aria-label="Dismiss" onClick={() => onClose(id)}>
        <CloseIcon />
      </IconButton>
    </ToastBox>
  );
}

// Beside the floating chat button, if there is one. A bar at the lower edge of the window reserves its height with
// `--toast-floor`.
const ToastStack = styled.div`
  position: fixed;
  left: ${space[4]};
  right: var(--toast-right, 5.5rem);
  bottom: calc(${space[4]} + var(--toast-floor, 0rem));
  max-height: 60dvh;
  overflow-y: auto;
  z-index: ${zIndex.toast};
  pointer-events: none;
`;

const LiveRegion = styled.div`
  display: grid;
  justify-items: start;
  > * { margin-top: ${space[2]}; }
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
  p { min-width: 0; }
  button { flex: none; white-space: nowrap; }
  button:not([aria-label]) { padding-inline: ${space[4]}; }
`;
