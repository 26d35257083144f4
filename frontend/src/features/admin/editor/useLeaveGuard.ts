import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

/** Holds a way out of the page while something is unsaved; the browser itself asks when the tab is closed. */
export function useLeaveGuard(isUnsaved: () => boolean): Blocker {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  // When the session has ended there is no staying: the text is kept and comes back after logging in.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && isLoggedIn(),
  );
}
