import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query of the tokens matches; always false in the rendered page. */
export function useMedia(query: string): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
