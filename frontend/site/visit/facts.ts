import { useCallback, useState } from 'react';
import { pageDataPath } from '../../shared/content/paths';
import { useOften } from '../../shared/ui/useOften';
import { pathHere } from '../languages/pathHere';
import type { ShownEdition } from '../page-data/planned';

const EVERY_MS = 60_000;

/** What the site says now, with which a plan is compared: at once, every minute, on `again`, and on coming back. */
export function useShownEdition() {
  const [shown, setShown] = useState<ShownEdition>();
  const [isOld, setOld] = useState(false);
  const again = useCallback(async () => {
    try {
      const response = await fetch(pageDataPath(pathHere('/edition')));
      const edition: ShownEdition = await response.json();
      // That of the release before has no facts in it.
      if (!response.ok || !edition.facts) throw new Error(`${response.status}`);
      setShown(edition);
      setOld(false);
    } catch {
      setOld(true);
    }
  }, []);
  useOften(again, EVERY_MS);
  return { shown, isOld, again };
}
