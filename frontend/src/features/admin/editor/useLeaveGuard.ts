import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

interface LeaveGuard {
  /** A way out was taken that would lose something: `leave` or `stay` has to be called. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Holds a way out of the page while something is unsaved; the browser itself asks when the tab is closed. */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveGuard {
  const answered = useRef(false);
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!answered.current && isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  // When the session has ended there is no staying: the text is kept and comes back after logging in.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && isLoggedIn(),
  );
  return {
    asking: blocker.state === 'blocked',
    leave() {
      // The way to the public site unloads the page: the browser need not ask once more.
      answered.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}
