import { useEffect } from 'react';

const EVERY_MS = 60_000;

/** Does it at once, every minute, and on coming back. */
export function useOften(act: () => unknown): void {
  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && act();
    act();
    const timer = setInterval(comeBack, EVERY_MS);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [act]);
}

export async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
