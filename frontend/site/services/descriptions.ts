import type { SiteContent } from '@salon/content/description';
import { useState } from 'react';
import { descriptionsPath } from '../../shared/content/paths';
import { offeredMenus, shownServices } from './offeredMenus';

/** The description of each service, by menu and service. */
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

interface Reading {
  state: 'unread' | 'reading' | 'read';
  descriptions?: Descriptions;
}

/** All descriptions, once `read` was called. Call it again to retry after a failure. */
export function useDescriptions() {
  const [reading, setReading] = useState<Reading>({ state: 'unread' });

  async function read() {
    if (reading.state !== 'unread') return;
    setReading({ state: 'reading' });
    try {
      const response = await fetch(descriptionsPath);
      if (!response.ok) throw new Error(`${response.status}`);
      setReading({ state: 'read', descriptions: await response.json() });
    } catch {
      setReading({ state: 'unread' });
    }
  }

  return { ...reading, read };
}
