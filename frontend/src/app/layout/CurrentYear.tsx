import { useEffect, useRef } from 'react';

/** A page built last year is corrected by the browser, after it has taken the built one over unchanged. */
export function CurrentYear() {
  const ref = useRef<HTMLSpanElement>(null);
  const year = new Date().getFullYear();
  useEffect(() => {
    if (ref.current) ref.current.textContent = String(year);
  }, [year]);
  return (
    <span ref={ref} suppressHydrationWarning>
      {year}
    </span>
  );
}
