import { useEffect, useState } from 'react';
import { readShownEdition } from '../../api/site';

const ASK_EVERY_MS = 500;

/** Whether visitors see an edition: asks the public pages until they are of it. Undefined until they have answered. */
export function useVisible(edition: number): boolean | undefined {
  const [shown, setShown] = useState<number>();
  const isNow = shown === undefined ? undefined : shown >= edition;

  useEffect(() => {
    if (isNow) return;
    const asking = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      // A failed request says nothing about the pages, so the next one decides.
      await readShownEdition(asking.signal).then(setShown, () => {});
      if (!asking.signal.aborted) next = setTimeout(ask, ASK_EVERY_MS);
    }
    void ask();
    return () => {
      asking.abort();
      clearTimeout(next);
    };
  }, [isNow]);
  return isNow;
}
