import { z } from 'zod';
import { duration, entry, flag, hidden, id, line, lines, list } from '../fields.ts';
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
      help: 'The card says that it is needed 48 hours before.',
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

export const Services = z
  .record(z.string().max(80), list('services', Service, { max: 60 }), 'The services must be given by menu.')
  .meta({ id: 'Services', description: 'By the id of their menu' });
