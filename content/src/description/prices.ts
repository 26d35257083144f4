import { z } from 'zod';
import { fault, faultInLine, field, part, text, whole } from '../fields.ts';
import { formatRupees, priceWords } from '../words/prices.ts';

const MAX_RUPEES = 9_999_999;
const RUPEES = 'Please enter whole rupees, from 1 to 99,99,999.';

const PER_WHAT = 'Please say what the price is for, as in “per nail”.';

/** Whole rupees that may be missing. */
export const amount = () => whole(RUPEES, 1, MAX_RUPEES);

export const Price = part('Price', 'price', {
  kind: z.enum(['fixed', 'from', 'range', 'unit', 'quoted'], 'Please choose what kind of price this is.'),
  rupees: amount(),
  to: amount(),
  unit: text('The unit must be text.', {
    faultIn: (unit) => (unit === '' ? PER_WHAT : faultInLine('unit', unit, 40)),
    minLength: 1,
    maxLength: 40,
  }).optional(),
  conditions: z.boolean('“With conditions” must be yes or no.').optional(),
}).superRefine(({ kind, rupees, to, unit }, context) => {
  const faultAt = (name: string, message: string) => fault(context, message, [name]);
  if (kind === 'quoted' && rupees !== undefined) faultAt('rupees', 'A price on request has no amount.');
  if (kind !== 'quoted' && rupees === undefined) faultAt('rupees', RUPEES);
  if (kind !== 'range' && to !== undefined) faultAt('to', 'Only a price range has an upper price.');
  if (kind === 'range' && to === undefined) faultAt('to', RUPEES);
  if (to !== undefined && rupees !== undefined && to <= rupees)
    faultAt('to', 'The upper price must be more than the lower one.');
  if (kind !== 'unit' && unit !== undefined) faultAt('unit', 'Only a price per unit says per what.');
  if (kind === 'unit' && unit === undefined) faultAt('unit', PER_WHAT);
});
export type Price = z.output<typeof Price>;

const PRICE = {
  control: 'price',
  change: 'value',
  changeLabel: '',
  words: priceWords,
  isTranslatable: true,
} as const;

/** A price that an entry must have. */
export const price = () => field('Price', Price, PRICE);

/** A price that may be missing: then none is shown. */
export const optionalPrice = () => field('Price', Price.optional(), PRICE);

const amountWords = (rupees: number | undefined) =>
  rupees === undefined ? 'not said' : formatRupees(rupees);

/** An amount that may be missing. */
export const rupees = (label: string, help: string, changeLabel: string) =>
  field(label, amount(), {
    control: 'rupees',
    change: 'value',
    words: amountWords,
    help,
    changeLabel,
  });
