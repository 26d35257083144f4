import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { NO_PRICE, priceText } from './priceText';
import { type FieldProps, TypedField } from './TextField';

interface Props extends FieldProps<Price | undefined> {
  /** Whether it may be empty: then no price is shown. */
  isOptional: boolean;
}

/** A price as people write it. */
export const PriceField = ({ isOptional, ...field }: Props) => (
  <TypedField
    {...field}
    read={(text) => {
      const price = readPrice(text);
      return price === undefined && !isOptional ? null : price;
    }}
    write={priceText}
    unreadable={`${NO_PRICE} It stays ${priceText(field.value) || 'empty'} for now.`}
    data-price
    enterKeyHint="next"
    onFocus={({ target }) => {
      // “from” and “per nail” stay when another amount is typed.
      const [amount] = /\d[\d,]*/.exec(target.value) ?? [target.value];
      const start = target.value.indexOf(amount);
      target.setSelectionRange(start, start + amount.length);
    }}
  />
);
