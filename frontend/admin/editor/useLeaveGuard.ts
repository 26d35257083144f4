import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

interface Unsaved {
  isUnsaved: () => boolean;
  /** Called before asking. Returns whether all is saved; then no question is needed. */
  save: () => Promise<boolean>;
}

/** Asks before a navigation that would lose unsaved text; the browser itself asks when the tab is closed. */
export function useLeaveGuard({ isUnsaved, save }: Unsaved) {
  const answered = useRef(false);
  const [asking, setAsking] = useState(false);
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!answered.current && isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  // Without a session nothing is blocked: the text is kept in the tab and restored after the login. A new post that gets its
  // address stays in this editor.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.writing !== currentLocation.key &&
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
    /** A navigation is blocked, to save first or to ask. */
    isHeld: blocker.state !== 'unblocked',
    /** The question is to be shown; its answer is `leave` or `stay`. */
    asking: asking && blocker.state === 'blocked',
    leave() {
      setAsking(false);
      // Going to the public site unloads the page: `beforeunload` must not ask a second time.
      answered.current = true;
      blocker.proceed?.();
    },
    stay() {
      setAsking(false);
      blocker.reset?.();
    },
  };
}
