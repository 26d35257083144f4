import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { formatAmount, formatPrice } from '@salon/content/words/prices';
import { useRef } from 'react';
import { type FieldProps, TypedField } from './TextField';

/** The price as text that `readPrice` reads as the same price. */
export function priceText(price: Price | undefined): string {
  if (price?.kind === 'quoted') return 'on request';
  if (price?.rupees === undefined) return '';
  const text = formatPrice({ ...price, conditions: false })
    .replaceAll('₹', '')
    .replace(' – ', '–');
  return price.conditions ? `${text}*` : text;
}

export const PRICE_EXAMPLES = '“1,800”, “from 1,800”, “1,800–2,400”, “80 per nail” or “on request”';
const FROM = 'from ';
const NO_PRICE = 'Not a price, such as “1,800”, “from 1,800” or “80 per nail”.';

/** A price as people write it. */
export function PriceField({ isOptional, ...field }: FieldProps<Price | undefined, 'isOptional'>) {
  const before = useRef('');
  return (
    <TypedField
      {...field}
      read={(text) => {
        let price = readPrice(text);
        // After the “from” that stays, a whole price may be typed.
        if (price === null && before.current.startsWith(FROM) && text.startsWith(FROM))
          price = readPrice(text.slice(FROM.length));
        return price === undefined && !isOptional ? null : price;
      }}
      write={priceText}
      unreadable={`${NO_PRICE} It stays ${priceText(field.value) || 'empty'} for now.`}
      data-price
      enterKeyHint="next"
      onFocus={({ target }) => {
        before.current = target.value;
        // “from” and “per nail” stay when another amount is typed.
        const [amount] = /\d[\d,]*/.exec(target.value) ?? [target.value];
        const start = target.value.indexOf(amount);
        target.setSelectionRange(start, start + amount.length);
      }}
    />
  );
}

/** A whole number or rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`. Null for any other text. */
function readNumber(text: string): number | undefined | null {
  const price = readPrice(text);
  if (price === undefined) return undefined;
  return price?.kind === 'fixed' && !price.conditions ? price.rupees : null;
}

/** A whole number; undefined when the field is empty. */
export const NumberField = ({ control, ...field }: FieldProps<number | undefined, 'control'>) => (
  <TypedField
    {...field}
    read={readNumber}
    write={(value) => (value === undefined ? '' : formatAmount(value))}
    unreadable={
      control === 'rupees' ? 'Write whole rupees, such as 1,800.' : 'Write a whole number, such as 8.'
    }
    inputMode="numeric"
    onFocus={({ target }) => control === 'rupees' && target.select()}
  />
);
