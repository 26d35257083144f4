import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';
import { useTypedNumber } from './useTypedNumber';

const MOST = 999;

/** A whole number from 0; undefined when the field is empty. */
export function CountField({ path, label, hint, value, onChange }: FieldProps<number | undefined>) {
  const { errors } = useSiteDraft();
  const { input, isUnreadable } = useTypedNumber(value, onChange, { read: countIn, write: textOf });
  return (
    <Field
      id={path}
      label={label}
      hint={hint}
      error={isUnreadable ? `Write a number from 0 to ${MOST}.` : errors[path]}
    >
      {(control) => <Input {...control} {...input} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
}

function countIn(text: string): number | undefined {
  const count = Number(text);
  return /^\s*\d+\s*$/.test(text) && count <= MOST ? count : undefined;
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));
