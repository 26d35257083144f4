import type { z } from 'zod';
import { fault, field, line, objectOf, prose, whole } from '../fields.ts';
import { rupees } from './prices.ts';

const SHARE = 'Please enter a share from 1 to 100 percent.';
const BOTH = 'Please give the advance as an amount or as a share, not both.';
const SALON = 'Empty: what the words of the site say of all visits.';

const short = (label: string, help: string) =>
  line(label, { max: 300, changeLabel: `“${label.toLowerCase()}”`, help });

/** What holds before, at and after a visit for a service. */
export const Terms = objectOf(
  {
    advance: rupees('Advance in rupees', 'May be empty.', 'advance'),
    share: field('Or the advance in percent of the price', whole(SHARE, 1, 100), {
      control: 'count',
      change: 'value',
      changeLabel: 'advance in percent',
    }),
    lateness: short('How late one may be', SALON),
    cancelling: short('Changing or cancelling', SALON),
    bring: short('Before they come', 'What to bring or to avoid. May be empty.'),
    care: prose('Care afterwards', {
      max: 1_500,
      help: 'A sheet to print or to send. Lines that begin with - are a list. May be empty.',
    }),
  },
  'The terms must be given.',
).superRefine(({ advance, share }, context) => {
  if (advance && share) fault(context, BOTH, ['share']);
});
export type Terms = z.output<typeof Terms>;
