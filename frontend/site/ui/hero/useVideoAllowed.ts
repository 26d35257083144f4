import { useEffect, useState } from 'react';

/** True once the page is usable, unless the visitor asked for less movement or less data. */
export function useVideoAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    if (wantsStillness() || savesData()) return;
    const allow = () => setAllowed(true);
    const whenLoaded = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(allow, { timeout: 2000 });
      else allow();
    };
    if (document.readyState === 'complete') {
      whenLoaded();
      return;
    }
    window.addEventListener('load', whenLoaded, { once: true });
    return () => window.removeEventListener('load', whenLoaded);
  }, []);

  return allowed;
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Not every browser has this API. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
