import type { z } from 'zod';
import { entry, flag, hidden, id, line } from '../fields.ts';
import { optionalPhoto } from './photos.ts';
import { onPages } from './reviews.ts';
import { year } from './salon.ts';

/** Somebody who works in the salon. A fresh site names nobody. */
export const Person = entry(
  'Person',
  {
    one: 'person',
    many: 'people',
    list: 'People',
    search: 'people team staff stylist artist portrait who',
  },
  {
    id: id(),
    hidden: hidden(),
    name: line('Name', { max: 80, required: true }),
    work: line('Work', { max: 80, change: 'value', help: 'Such as: Bridal makeup and hair.' }),
    since: year('With you since', '', 'A year. May be empty.'),
    languages: line('Languages', { max: 80, change: 'value', help: 'Such as: Tamil and English.' }),
    picture: optionalPhoto(),
    menus: onPages('Named on these menus', 'menus'),
    isAskedFor: flag('Can be asked for by name', {
      yes: 'can be asked for by name',
      no: 'cannot be asked for by name',
      help: 'Visitors who plan a visit may wish for this person.',
    }),
  },
);
export type Person = z.output<typeof Person>;
