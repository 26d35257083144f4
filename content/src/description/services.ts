import { z } from 'zod';
import { duration, entry, fault, field, flag, hidden, id, line, lines, list, text } from '../fields.ts';
import type { MenuId, Named } from '../menus.ts';
import { formatRupees, priceWords } from '../words/prices.ts';
import { optionalPhoto } from './photos.ts';
import { optionalPrice, type Price } from './prices.ts';
import { Terms } from './terms.ts';

/** The most characters of a heading above services. */
export const MAX_HEADING = 80;

export const Service = entry(
  'Service',
  {
    one: 'service',
    detailsOf: ({ price }: { price?: Price }) => priceWords(price),
    main: 'price',
    search: 'service price',
  },
  {
    id: id(),
    hidden: hidden(),
    name: line('Name', { max: 100, required: true }),
    price: optionalPrice(),
    duration: duration(60, '45-60 mins'),
    description: line('Description', { max: 1_000 }),
    patchTest: flag('Patch test', {
      yes: 'with a patch test',
      no: 'without a patch test',
      help: 'The card says that it is needed 48 hours before.',
    }),
    bestFor: line('Best for', { max: 300, control: 'text', changeLabel: '“best for”' }),
    details: lines('Highlights', {
      max: 20,
      maxLength: 200,
      help: 'A line each; they stand as a list with ticks.',
    }),
    picture: optionalPhoto(),
    group: line('Heading above it', { max: MAX_HEADING, changeLabel: 'heading above', fitsAll: true }),
    terms: field('Terms of a visit', Terms.default(Terms.parse({}))),
  },
  ({ price, terms: { advance = 0 } }, context) => {
    const most = price?.kind !== 'unit' && price?.rupees;
    if (most && advance > most)
      fault(context, `The advance is more than the price, ${formatRupees(most)}.`, ['terms', 'advance']);
  },
);
export type Service = z.output<typeof Service>;

export const Services = z
  .record(z.string().max(80), list('services', Service, { max: 60 }), 'The services must be given by menu.')
  .meta({ id: 'Services' });

const SERVICE = 'Please choose a service.';

/** What of the content an entry names by `menu/id`; it keeps following the service when that is renamed or gets another price. */
export const toService = () =>
  field('Service', text(SERVICE, { pattern: /^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/, maxLength: 161 }), {
    control: 'service',
    change: 'none',
  });

/** The service of a reference and its menu, as long as visitors can see both. */
export function serviceAt<M extends Named, S extends Named>(
  { menus, services }: { menus: M[]; services: Record<MenuId, S[]> },
  reference: string,
) {
  const [menuId = '', id = ''] = reference.split('/');
  const menu = menus.find((one) => one.id === menuId && !one.hidden);
  const service = menu && services[menuId]?.find((one) => one.id === id && !one.hidden);
  return service && { menu, service };
}
