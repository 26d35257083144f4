import { useEffect } from 'react';

/** Acts at once, again after each pause, and on coming back; not while the page is hidden. */
export function useOften(act: () => unknown, pauseMs: number): void {
  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && act();
    act();
    const timer = setInterval(comeBack, pauseMs);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [act, pauseMs]);
}
