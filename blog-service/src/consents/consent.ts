import { day, line, part } from '@salon/content/fields';
import { z } from 'zod';

const USES = ['site', 'posts', 'social'] as const;

export const ConsentBody = part('ConsentBody', 'consent', {
  who: line('Who', { max: 100, required: true, changeLabel: 'name of the person' }),
  uses: z.array(z.enum(USES)).min(1, 'Please choose at least one use.').max(USES.length),
  until: day('Until', 'Please choose a day that the calendar has.'),
  given: line('Given', { max: 200, changeLabel: 'way it was given' }),
});
export type ConsentBody = z.output<typeof ConsentBody>;
