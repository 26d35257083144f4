import type { z } from 'zod';
import { field, line, part, text } from '../fields.ts';

const YEAR = 'Please enter a year such as 2023.';

/** Who the salon is, on every page. */
export const Salon = part('Salon', 'salon', {
  name: line('Name of the salon', {
    max: 100,
    required: true,
    initial: 'Kadali — Salon & Academy',
    change: 'value',
    help: 'With an addition after a dash, which stands smaller below it.',
  }),
  tagline: line('Tagline', {
    max: 200,
    initial: 'Hair, skin and nails, cared for with clean, plant-led products.',
    help: 'One sentence: in the footer, and for search engines.',
  }),
  founded: field(
    'Founded in',
    text(YEAR, {
      faultIn: (value) => (/^((19|20)\d\d)?$/.test(value) ? undefined : YEAR),
      maxLength: 4,
      description: 'A year; may be empty',
    }).default('2023'),
    { control: 'text', change: 'value', help: 'For search engines. May be empty.' },
  ),
});
export type Salon = z.output<typeof Salon>;
