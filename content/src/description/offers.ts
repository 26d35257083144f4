import { z } from 'zod';
import { day, entry, field, flag, hidden, id, inOrder, line, lines, list, part } from '../fields.ts';
import { priceWords } from '../words/prices.ts';
import { optionalPhoto } from './photos.ts';
import { type Price, price, rupees } from './prices.ts';
import { toService } from './services.ts';

export const MOST_SERVICES = 12;
const services = list('services in it', toService(), { max: MOST_SERVICES });

export const OfferPackage = entry(
  'OfferPackage',
  {
    one: 'package',
    list: 'Offers',
    detailsOf: ({ price }: { price: Price }) => priceWords(price),
    main: 'price',
    search: 'package offer price',
  },
  {
    id: id(),
    hidden: hidden(),
    title: line('Name', { max: 100, required: true }),
    price: price(),
    worth: rupees(
      'Price bought separately, in rupees',
      'What the same things cost alone. Empty: no saving is shown.',
      'worth',
    ),
    services: field('Services in it', services.default([]), {
      control: 'services',
      help: 'The card names them, and their prices say what it saves, in place of the amount above.',
    }),
    duration: line('How long it takes', {
      ...{ max: 60, change: 'value', changeLabel: 'time', fitsAll: true },
      help: 'As 45-60 mins. Empty: as long as its services.',
    }),
    popular: flag('Popular', {
      yes: 'Popular',
      no: 'not Popular',
      help: 'Marks the card and makes its button stand out.',
    }),
    from: day('First day', 'Please choose the first day.'),
    until: day('Last day', 'Please choose the last day.'),
    description: line('Description', { max: 1_000 }),
    features: lines('What is in it', {
      max: 30,
      maxLength: 200,
      help: 'A line each; they stand as a list with ticks, after its services.',
      changeLabel: 'list of what is in it',
    }),
    picture: optionalPhoto(),
    category: line('Category', {
      max: 80,
      change: 'value',
      fitsAll: true,
      help: 'Packages of one category stand together under its name. May be empty.',
    }),
  },
  inOrder,
);
export type OfferPackage = z.output<typeof OfferPackage>;

export const Offers = part('Offers', 'offers', {
  packages: list('packages', OfferPackage, { max: 60 }),
  footnote: line('Footnote', {
    max: 500,
    help: 'What the asterisk at a price means; nothing is shown when it is empty.',
  }),
});
