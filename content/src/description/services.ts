import { z } from 'zod';
import { duration, entry, flag, hidden, id, line, lines, list, part } from '../fields.ts';
import { each, menuIds } from '../menus.ts';
import { priceWords } from '../words/prices.ts';
import { optionalPhoto } from './photos.ts';
import { optionalPrice, type Price } from './prices.ts';

export const Service = entry(
  'Service',
  {
    one: 'service',
    many: 'services',
    nameOf: ({ name }: { name: string }) => name,
    detailsOf: ({ price }: { price?: Price }) => priceWords(price),
    main: 'price',
    search: 'service price',
  },
  {
    id: id('Kebab-case, unique in its menu: anchor of the card'),
    hidden: hidden(),
    name: line('Name', { max: 100, required: true }),
    price: optionalPrice(),
    duration: duration(60, '45-60 mins'),
    description: line('Description', { max: 1_000 }),
    patchTest: flag('Patch test', {
      yes: 'with a patch test',
      no: 'without a patch test',
      help: 'The card says that it is needed 24 hours before.',
    }),
    bestFor: line('Best for', { max: 300, control: 'text', what: 'text “best for”', said: '“best for”' }),
    details: lines('Highlights', {
      max: 20,
      maxLength: 200,
      help: 'A line each; they stand as a list with ticks.',
    }),
    picture: optionalPhoto(),
    group: line('Heading above it', {
      max: 80,
      what: 'group',
      said: 'heading above',
      description: 'Services of one heading stand together. Empty when the menu has none',
    }),
  },
);
export type Service = z.output<typeof Service>;
/** As it is written: what has an initial value may be left out. */
export type WrittenService = z.input<typeof Service>;

export const Services = part(
  'Services',
  'services',
  each(menuIds, () => list('services', Service, { max: 60 })),
);

/** Small print under the cards of a menu; empty when a menu has none. */
export const MenuNotes = part(
  'MenuNotes',
  'notes',
  each(menuIds, () =>
    line('Small print under this menu', {
      max: 500,
      what: 'note',
      said: 'small print',
      help: 'Such as what an asterisk means; nothing is shown when it is empty.',
    }),
  ),
  'Small print under the cards of a menu; empty when there is none',
);
