import styled from '@emotion/styled';
import { useState } from 'react';
import { color, space } from '../../../shared/theme/tokens';
import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { rupeesIn, rupeesText } from './rupees';
import type { FieldProps } from './TextField';

const MAX_COUNT = 999;

const kinds = {
  /** An amount in whole rupees. */
  rupees: { read: rupeesIn, write: rupeesText, unreadable: 'Write whole rupees, such as 1,800.' },
  /** A whole number from 0. */
  count: {
    read: (text: string) =>
      /^\s*\d+\s*$/.test(text) && Number(text) <= MAX_COUNT ? Number(text) : undefined,
    write: (value: number | undefined) => (value === undefined ? '' : String(value)),
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
  const [typed, setTyped] = useState(write(value));
  const [shown, setShown] = useState(value);
  const [old, setOld] = useState(value);
  const isUnreadable = (text: string) => text.trim() !== '' && read(text) === undefined;
  if (value !== shown) {
    setShown(value);
    // The value was changed elsewhere, by Undo or on another device.
    if (read(typed) !== value && !(isUnreadable(typed) && value === old)) setTyped(write(value));
  }
  return (
    <Field id={path} label={label} hint={hint} error={isUnreadable(typed) ? unreadable : errors[path]}>
      {(control) => {
        const input = (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onFocus={({ target }) => {
              if (!isUnreadable(typed)) setOld(value);
              if (kind === 'rupees') target.select();
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(isUnreadable(target.value) ? old : read(target.value));
            }}
            onBlur={() => {
              if (!isUnreadable(typed)) setTyped(write(value));
            }}
          />
        );
        return kind === 'rupees' ? (
          <Amount>
            <span aria-hidden="true">₹</span>
            {input}
          </Amount>
        ) : (
          input
        );
      }}
    </Field>
  );
}

const Amount = styled.div`
  position: relative;
  max-width: 14rem;
  > span {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    display: grid;
    align-items: center;
    color: ${color.inkSoft};
  }
  input { padding-left: ${space[8]}; font-variant-numeric: tabular-nums; }
`;
