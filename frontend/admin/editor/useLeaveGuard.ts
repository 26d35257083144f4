import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isLoggedIn } from '../session';

/** Saves before a navigation, and asks when not all is saved then. The browser itself asks when the tab is closed. */
export function useLeaveGuard(isUnsaved: () => boolean, save: () => Promise<unknown>) {
  const answered = useRef(false);
  const [asking, setAsking] = useState(false);
  useBeforeUnload((event) => {
    if (!answered.current && isUnsaved()) event.preventDefault();
  });
  // Without a session the text is kept in the tab, for after the login. A new post that gets its address stays in this editor.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.writing !== currentLocation.key &&
      isUnsaved() &&
      isLoggedIn(),
  );

  const saveFirst = useEffectEvent(async () => {
    await save();
    if (isUnsaved()) setAsking(true);
    else blocker.proceed?.();
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
