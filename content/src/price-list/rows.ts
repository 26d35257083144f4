import type { SiteContent } from '../description.ts';
import { priceWords } from '../words/prices.ts';

export const PRICE_COLUMNS = ['Menu', 'Heading', 'Service', 'Price', 'Duration'];

/** The price list of the content for a table: what is hidden is left out. Menus stand in their order. */
export const priceListRows = ({ menus, services }: Pick<SiteContent, 'menus' | 'services'>): string[][] =>
  menus
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, name }) =>
      (services[id] ?? [])
        .filter(({ hidden }) => !hidden)
        .map((service) => [
          name,
          service.group,
          service.name,
          service.price ? priceWords(service.price) : '',
          service.duration,
        ]),
    );
