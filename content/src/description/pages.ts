import { z } from 'zod';
import { field, flag, part } from '../fields.ts';
import { mergeOrder } from '../merge.ts';

/** The sections of the home page below its opening, in the order of a fresh site. */
export const homeSections = ['highlights', 'reviews', 'people', 'work', 'contact', 'questions'] as const;
export type HomeSection = (typeof homeSections)[number];

const ORDER = 'Each section must be named once.';

/** The order with the sections that it does not name, each after the one that it follows on a fresh site. */
export const withAllSections = (order: HomeSection[]): HomeSection[] => mergeOrder(order, [...homeSections]);

const shown = (label: string, initial = true) => flag(label, { yes: 'shown', no: 'switched off', initial });

/** What of the site is on. What is off is offered nowhere and answers as a page that is not there. */
export const Pages = part('Pages', 'pages', {
  academy: shown('Academy'),
  offers: shown('Offers'),
  // A fresh site has it; a site that is older than this page gets it when its owner switches it on.
  bridal: shown('Bridal enquiry', false),
  blog: shown('Blog'),
  reviews: shown('Reviews'),
  work: shown('Work'),
  questions: shown('Questions'),
  order: field(
    'Order of the home page',
    z
      .array(z.enum(homeSections, ORDER), ORDER)
      .max(homeSections.length, ORDER)
      .refine((order) => new Set(order).size === order.length, ORDER)
      // A device may still have an order from before there was a section.
      .overwrite(withAllSections)
      .meta({ uniqueItems: true })
      .default([...homeSections]),
  ),
});
export type Pages = z.output<typeof Pages>;
