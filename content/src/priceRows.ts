import { serviceAt } from './description/services.ts';
import type { SiteContent } from './description.ts';

/** The services that the home page begins with, as visitors see them. */
export const shownPriceRows = (content: SiteContent) =>
  content.priceRows.flatMap(({ hidden, name, service: reference }) => {
    const { menu, service } = (!hidden && serviceAt(content, reference)) || {};
    if (!menu || !service?.price) return [];
    return [{ name: name || service.name, price: service.price, menu, service }];
  });
