import type { SiteContent } from '@salon/content/description';
import { useEffect, useState } from 'react';
import { pageDataPath } from '../../shared/content/paths';
import { pathHere } from '../languages/pathHere';
import { offeredMenus, shownServices } from './offeredMenus';

export type Descriptions = Record<string, Record<string, string>>;

export const descriptionsOf = (content: SiteContent): Descriptions =>
  Object.fromEntries(
    offeredMenus(content).map((menu) => [
      menu.id,
      Object.fromEntries(
        shownServices(content.services[menu.id]).map(({ id, description }) => [id, description]),
      ),
    ]),
  );

/** All descriptions, once somebody searches; none when they can't be had. */
export function useDescriptions(isSearching: boolean): Descriptions | undefined {
  const [descriptions, setDescriptions] = useState<Descriptions>();
  useEffect(() => {
    if (!isSearching) return;
    fetch(pageDataPath(pathHere('/descriptions')))
      .then((response) => response.json())
      .then(setDescriptions, () => setDescriptions({}));
  }, [isSearching]);
  return descriptions;
}
