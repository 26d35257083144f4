import type { SiteContent } from '@salon/content/description';
import { useState } from 'react';
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

/** All descriptions, once `read` was called. Call it again to retry after a failure. */
export function useDescriptions() {
  const [descriptions, setDescriptions] = useState<Descriptions>();
  const [isReading, setReading] = useState(false);

  async function read() {
    if (descriptions || isReading) return;
    setReading(true);
    const found = await fetch(pageDataPath(pathHere('/descriptions')))
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    setDescriptions(found);
    setReading(false);
  }

  return { descriptions, isReading, read };
}
