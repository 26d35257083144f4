import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0. It reads the clock, so that a tab that was suspended does not wait longer. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  return {
    seconds,
    start(wait: number) {
      const start = Date.now();
      setNow(start);
      setEnd(start + wait * 1000);
    },
  };
}

/** `1 minute 5 seconds` */
export function formatDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
