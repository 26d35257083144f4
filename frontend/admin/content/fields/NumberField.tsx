import { readPrice } from '@salon/content/price-list/readPrice';
import { formatAmount } from '@salon/content/words/prices';
import { Field, Input } from '../../ui/Field';
import type { FieldProps } from './TextField';
import { useTypedText } from './useTypedText';

/** A whole number or rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`. Null for any other text. */
export function readNumber(text: string): number | undefined | null {
  const price = readPrice(text);
  if (price === undefined) return undefined;
  return price?.kind === 'fixed' && !price.conditions ? price.rupees : null;
}

const write = (value: number | undefined) => (value === undefined ? '' : formatAmount(value));

interface Props extends FieldProps<number | undefined> {
  kind: 'rupees' | 'count';
}

/** A whole number; undefined when the field is empty. While the typed text can't be read as a number, the old one is kept. */
export function NumberField({ kind, path, label, hint, value, onChange }: Props) {
  const isAmount = kind === 'rupees';
  const unreadable = isAmount ? 'Write whole rupees, such as 1,800.' : 'Write a whole number, such as 8.';
  const typed = { path, value, read: readNumber, write, onChange, unreadable };
  const { text, error, type, leave } = useTypedText(typed);
  return (
    <Field id={path} label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onFocus={({ target }) => isAmount && target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
