import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

interface LeaveGuard {
  /** A navigation waits for an answer: call `leave` or `stay`. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Asks before a navigation that would lose unsaved text; the browser itself asks when the tab is closed. */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveGuard {
  const answered = useRef(false);
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!answered.current && isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  // A navigation to the login is never held: the text is kept and comes back after logging in.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && isLoggedIn(),
  );
  return {
    asking: blocker.state === 'blocked',
    leave() {
      // A navigation to the public site unloads the page, and `beforeunload` must not ask again.
      answered.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}
