import { useEffect, useRef } from 'react';

/** The year the page was built, corrected in the browser after hydration. */
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
