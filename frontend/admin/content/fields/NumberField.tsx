import styled from '@emotion/styled';
import { formatAmount } from '@salon/content/words/prices';
import { color, space } from '../../../shared/theme/tokens';
import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';
import { useTypedText } from './useTypedText';

/** Whole rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`. Null for any other text. */
export function readRupees(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const [, digits] =
    /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*?)(?:\.0{1,2})?\s*(?:\/-?|₹|rs\.?|rupees)?$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

const MAX_COUNT = 999;

const kinds = {
  /** An amount in whole rupees. */
  rupees: {
    read: readRupees,
    write: (value: number | undefined) => (value === undefined ? '' : formatAmount(value)),
    unreadable: 'Write whole rupees, such as 1,800.',
  },
  /** A whole number from 0. */
  count: {
    read(text: string) {
      if (text.trim() === '') return undefined;
      return /^\s*\d+\s*$/.test(text) && Number(text) <= MAX_COUNT ? Number(text) : null;
    },
    write: (value: number | undefined) => String(value ?? ''),
    unreadable: `Write a number from 0 to ${MAX_COUNT}.`,
  },
};

interface Props extends FieldProps<number | undefined> {
  kind: keyof typeof kinds;
}

/** A number; undefined when the field is empty. While the typed text can't be read as a number, the old one is kept. */
export function NumberField({ kind, path, label, hint, value, onChange }: Props) {
  const { errors } = useSiteDraft();
  const { read, write, unreadable } = kinds[kind];
  const { text, isUnreadable, type, leave } = useTypedText({ value, read, write, onChange });
  const isAmount = kind === 'rupees';
  return (
    <Field id={path} label={label} hint={hint} error={isUnreadable ? unreadable : errors[path]}>
      {(control) => (
        <Amount data-amount={isAmount || undefined}>
          {isAmount && <span aria-hidden="true">₹</span>}
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onFocus={({ target }) => isAmount && target.select()}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
        </Amount>
      )}
    </Field>
  );
}

const Amount = styled.div`
  &[data-amount] { position: relative; max-width: 14rem; }
  > span {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    display: grid;
    align-items: center;
    color: ${color.inkSoft};
  }
  > span + input { padding-left: ${space[8]}; font-variant-numeric: tabular-nums; }
`;
