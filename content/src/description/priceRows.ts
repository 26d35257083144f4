import { entry, hidden, id, line, list } from '../fields.ts';
import priceRows from '../first-edition/price-rows.json' with { type: 'json' };
import { serviceName } from '../menus.ts';
import { priceWords } from '../words/prices.ts';
import { serviceAt, toService } from './services.ts';

type Row = Record<'service' | 'name', string>;

export const PriceRow = entry(
  'PriceRow',
  {
    one: 'price',
    list: 'Prices on the home page',
    nameOf: ({ name, service }: Row, content) => name || serviceName(content, service),
    detailsOf: ({ service }: Row, content) => {
      const price = serviceAt(content, service)?.service.price;
      return price ? priceWords(price) : 'not shown, as its service is hidden, gone or without a price';
    },
  },
  {
    id: id(),
    hidden: hidden(),
    service: toService(),
    name: line('Name', { max: 40, help: 'Empty: the name of the service.' }),
  },
);

/** Services that the home page begins with. They carry no price of their own, so they are right for a changed one too. */
export const PriceRows = list('prices on the home page', PriceRow, { max: 8 }).default(
  priceRows.map((row) => PriceRow.parse(row)),
);
