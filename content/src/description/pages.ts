import { z } from 'zod';
import { field, flag, part } from '../fields.ts';

/** The sections of the home page below its opening, in the order of a fresh site. */
export const homeSections = ['highlights', 'reviews', 'work', 'contact', 'questions'] as const;
export type HomeSection = (typeof homeSections)[number];

const ORDER = 'Each section must be named once.';

const shown = (label: string) => flag(label, { yes: 'shown', no: 'switched off', initial: true });

/** What of the site is on. What is off is offered nowhere and answers as a page that is not there. */
export const Pages = part('Pages', 'pages', {
  academy: shown('Academy'),
  offers: shown('Offers'),
  blog: shown('Blog'),
  reviews: shown('Reviews'),
  work: shown('Work'),
  questions: shown('Questions'),
  order: field(
    'Order of the home page',
    z
      .array(z.enum(homeSections, ORDER), ORDER)
      .length(homeSections.length, ORDER)
      .refine((order) => new Set(order).size === homeSections.length, ORDER)
      .meta({ uniqueItems: true })
      .default([...homeSections]),
  ),
});
export type Pages = z.output<typeof Pages>;
