import type { Hours, SiteContent } from '@salon/content/description';
import { isThere } from '@salon/content/reachable';
import { offeredMenus, shownServices } from '../services/offeredMenus';
import type { Facts, ItemId, Planned } from '../visit/store';
import { shownService } from './menu';
import { offersData } from './offers';
import type { Shown } from './shown';

/** Says which edition the pages are of, and what holds for visits. It is written with them, so it changes at the same moment. */
export interface ShownEdition {
  edition: number;
  facts: Planned;
  /** With the special days of a year; pages have those of the next weeks. */
  hours: Hours;
  people: { id: string; name: string }[];
  visit: SiteContent['words']['visit'] & { upi: string };
}

export function plannedIn(shown: Shown): Planned {
  const { content } = shown;
  const services = offeredMenus(content).flatMap((menu) =>
    shownServices(content.services[menu.id]).map((service): [ItemId, Facts] => {
      const { id, name, original, price, duration, terms } = shownService(service, content, menu.id);
      return [`${menu.id}/${id}`, { name, original, price, duration, terms }];
    }),
  );
  const packages = isThere('offers', content) ? offersData(shown).packages : [];
  return Object.fromEntries([
    ...services,
    ...packages.map(({ id, title: name, original, price, duration, until, terms }): [ItemId, Facts] => [
      `offers/${id}`,
      { name, original, price, duration, until, terms },
    ]),
  ]);
}
