import { useEffect, useEffectEvent } from 'react';

/** Acts at once, also when `of` changes, again after each pause, and on coming back; not while the page is hidden. */
export function useOften(act: () => unknown, pauseMs: number, of?: unknown): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && actNow();
    actNow();
    const timer = setInterval(comeBack, pauseMs);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [pauseMs, of]);
}
