import { readPrice } from '@salon/content/price-list/readPrice';
import { formatAmount } from '@salon/content/words/prices';
import { type FieldProps, TypedField } from './TextField';

/** A whole number or rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`. Null for any other text. */
function readNumber(text: string): number | undefined | null {
  const price = readPrice(text);
  if (price === undefined) return undefined;
  return price?.kind === 'fixed' && !price.conditions ? price.rupees : null;
}

interface Props extends FieldProps<number | undefined> {
  kind: 'rupees' | 'count';
}

/** A whole number; undefined when the field is empty. */
export const NumberField = ({ kind, ...field }: Props) => (
  <TypedField
    {...field}
    read={readNumber}
    write={(value) => (value === undefined ? '' : formatAmount(value))}
    unreadable={kind === 'rupees' ? 'Write whole rupees, such as 1,800.' : 'Write a whole number, such as 8.'}
    inputMode="numeric"
    onFocus={({ target }) => kind === 'rupees' && target.select()}
  />
);
