import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

interface LeaveGuard {
  /** The page is about to be left. */
  isHeld: boolean;
  /** A navigation waits for an answer: call `leave` or `stay`. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

interface Unsaved {
  isUnsaved: () => boolean;
  /** Saves first; answers whether all is saved, so that nothing has to be asked. */
  save: () => Promise<boolean>;
  /** Address that the post itself takes when it is stored for the first time. */
  isOwnAddress: (path: string) => boolean;
}

/** Asks before a navigation that would lose unsaved text; the browser itself asks when the tab is closed. */
export function useLeaveGuard({ isUnsaved, save, isOwnAddress }: Unsaved): LeaveGuard {
  const answered = useRef(false);
  const [asking, setAsking] = useState(false);
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
      currentLocation.pathname !== nextLocation.pathname &&
      !isOwnAddress(nextLocation.pathname) &&
      isUnsaved() &&
      isLoggedIn(),
  );

  const saveFirst = useEffectEvent(async () => {
    if (await save()) blocker.proceed?.();
    else setAsking(true);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') saveFirst();
  }, [blocker.state]);

  return {
    isHeld: blocker.state !== 'unblocked',
    asking: asking && blocker.state === 'blocked',
    leave() {
      setAsking(false);
      // A navigation to the public site unloads the page, and `beforeunload` must not ask again.
      answered.current = true;
      blocker.proceed?.();
    },
    stay() {
      setAsking(false);
      blocker.reset?.();
    },
  };
}
