import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { useState } from 'react';
import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { NO_PRICE, priceText } from './priceText';
import type { FieldProps } from './TextField';
import { useTypedText } from './useTypedText';

interface Props extends FieldProps<Price | undefined> {
  /** Whether it may be empty: then no price is shown. */
  isOptional: boolean;
}

/** A price as people write it. What can't be read stays in the field, with the fault beside it, and the old price stays. */
export function PriceField({ path, label, hint, value, isOptional, onChange }: Props) {
  const { errors } = useSiteDraft();
  const [inUse, setInUse] = useState(false);
  const typed = useTypedText({
    ...{ path, value, onChange, write: priceText },
    read(text) {
      const price = readPrice(text);
      return price === undefined && !isOptional ? null : price;
    },
    // A text that is not finished has no fault yet.
    isInUse: inUse,
    unreadable: `${NO_PRICE} It stays ${priceText(value) || 'empty'} for now.`,
  });
  // The check reports the faults of a price at its parts, such as `….price.to`.
  const [, fault] = Object.entries(errors).find(([place]) => place.startsWith(`${path}.`)) ?? [];
  return (
    <Field id={path} label={label} hint={hint} error={inUse ? undefined : (typed.error ?? fault)}>
      {(control) => (
        <Input
          {...control}
          data-price
          autoComplete="off"
          enterKeyHint="next"
          value={typed.text}
          onChange={({ target }) => typed.type(target.value)}
          onFocus={({ target }) => {
            setInUse(true);
            // “from” and “per nail” stay when another amount is typed.
            const [amount] = /\d[\d,]*/.exec(target.value) ?? [target.value];
            const start = target.value.indexOf(amount);
            target.setSelectionRange(start, start + amount.length);
          }}
          onBlur={() => {
            setInUse(false);
            typed.leave();
          }}
        />
      )}
    </Field>
  );
}
