import styled from '@emotion/styled';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { space, zIndex } from '../theme/tokens';
import type { ToastAction, ToastMessage } from './ToastBox';

/** `alert` interrupts a screen reader. A toast with an action goes with the next thing done: offer that elsewhere too. */
type ShowToast = (text: ReactNode, role?: ToastMessage['role'], action?: ToastAction) => void;

const ToastContext = createContext<ShowToast>(() => {});

export const useToast = (): ShowToast => useContext(ToastContext);

/** Loaded after the page, as few visitors ever see a toast; tried again with a toast that comes before it. */
let Box: typeof import('./ToastBox').ToastBox | undefined;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>();
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, role = 'status', action) => {
    lastId.current += 1;
    setToast({ id: lastId.current, role, text, action });
  }, []);
  const close = useCallback(() => setToast(undefined), []);

  const isWanted = toast !== undefined;
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (Box) return;
    import('./ToastBox').then(
      ({ ToastBox }) => {
        Box = ToastBox;
        if (isWanted) setLoaded(true);
      },
      () => {},
    );
  }, [isWanted]);

  return (
    <ToastContext value={show}>
      {children}
      <ToastPlace>
        {/* Both live regions are always rendered: screen readers announce only changes inside a known one. */}
        {(['status', 'alert'] as const).map((role) => (
          <div key={role} role={role} aria-atomic={false}>
            {Box && toast?.role === role && <Box key={toast.id} toast={toast} onClose={close} />}
          </div>
        ))}
      </ToastPlace>
    </ToastContext>
  );
}

// Beside the chat's button, if there is one. A bar at the window's lower edge reserves its height with `--toast-floor`.
const ToastPlace = styled.div`
  position: fixed;
  left: ${space[4]};
  right: var(--toast-right, 5.5rem);
  bottom: calc(${space[4]} + var(--toast-floor, 0rem));
  z-index: ${zIndex.toast};
  pointer-events: none;
`;
