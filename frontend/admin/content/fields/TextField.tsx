import type { FieldInfo } from '@salon/content/fields';
import { same } from '@salon/content/same';
import { useState } from 'react';
import { LineField, type LineProps } from '../../ui/Field';
import { useFieldError, useSiteDraft, useTyped } from '../draft/SiteDraftProvider';

/** `Info` are names of what the description says besides. */
export type FieldProps<Value, Info extends keyof FieldInfo = never> = Pick<FieldInfo, Info> & {
  /** Path in the content, such as `services.hair[3].name`. Errors at this path are shown below the field. */
  path: string;
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
};

export type TextType = 'text' | 'tel' | 'email' | 'url' | 'long' | 'date' | 'time' | 'datetime-local';

interface TextProps extends FieldProps<string>, Pick<LineProps, 'rows' | 'suggestions' | 'min'> {
  /** `long` is a text of several lines. Dates and times are as in the content: `2027-01-14`, `10:00`, `2027-01-14T10:00`. */
  type?: TextType;
}

/** A text. An empty field shows no error before its first blur. */
export function TextField({ path, type = 'text', rows = 3, ...field }: TextProps) {
  const [wasLeft, setLeft] = useState(field.value !== '');
  const error = useFieldError(path, wasLeft ? undefined : '');
  return (
    <LineField
      autoComplete={field.suggestions ? 'off' : undefined}
      {...field}
      {...(type === 'long' ? { rows } : { type })}
      id={path}
      error={error}
      onBlur={() => setLeft(true)}
    />
  );
}

type Own = 'id' | 'error' | 'onBlur' | keyof FieldProps<never>;

interface TypedProps<Value> extends FieldProps<Value>, Omit<LineProps, Own> {
  /** Null for a text that can't be read. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** Said of a text that can't be read. */
  unreadable?: string | ((text: string) => string | undefined);
}

/** A field whose value is no text. What can't be read stays in the field, and the old value stays. No fault is shown while it is typed. */
export function TypedField<Value>({
  path,
  value,
  read,
  write,
  onChange,
  unreadable,
  ...field
}: TypedProps<Value>) {
  const { errors } = useSiteDraft();
  const [last, keep] = useTyped<Value>(path);
  // Otherwise the value was changed elsewhere, by Undo or on another device.
  const typed = last && same(last.value, value) ? last : undefined;
  const { text, old } = typed ?? { text: write(value), old: value };
  const [wasLeft, setLeft] = useState(text !== '');
  const own = useFieldError(path, wasLeft ? typed?.fault : '');
  // The check names a part, such as `….price.to`, or a line, such as `….lines[2]`.
  const [at, fault] =
    Object.entries(errors).find(([at]) => at.startsWith(`${path}.`) || at.startsWith(`${path}[`)) ?? [];
  const line = at && /^\[(\d+)/.exec(at.slice(path.length))?.[1];
  const ofPart = line ? `Line ${Number(line) + 1}: ${fault}` : fault;

  function type(text: string) {
    setLeft(false);
    const next = read(text);
    const value = next === null ? old : next;
    const fault = typeof unreadable === 'function' ? unreadable(text) : unreadable;
    keep({ text, value, old, fault: next === null ? fault : undefined });
    onChange(value);
  }

  function leave() {
    setLeft(true);
    if (!typed?.fault) keep();
  }

  return <LineField {...field} id={path} error={own ?? ofPart} value={text} onChange={type} onBlur={leave} />;
}

/** A list of short texts, one per line. Empty lines stay in the field, but are left out of the value. */
export const LinesField = ({ hint = 'A line each.', ...field }: FieldProps<string[]>) => (
  <TypedField
    {...field}
    hint={hint}
    rows={Math.max(4, field.value.length + 1)}
    read={linesOf}
    write={(lines) => lines.join('\n')}
  />
);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
