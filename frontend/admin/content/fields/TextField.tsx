import { useId, useState } from 'react';
import { Field, Input, TextArea } from '../../ui/Field';
import { useFieldError, useSiteDraft } from '../draft/SiteDraftProvider';
import { useTypedText } from './useTypedText';

export interface FieldProps<Value> {
  /** Path in the content, such as `services.hair[3].name`. Errors at this path are shown below the field. */
  path: string;
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
}

interface TextProps extends FieldProps<string> {
  /** `long` is a text of several lines. Dates and times are as in the content: `2027-01-14`, `10:00`, `2027-01-14T10:00`. */
  type?: 'text' | 'tel' | 'email' | 'url' | 'long' | 'date' | 'time' | 'datetime-local';
  rows?: number;
  suggestions?: string[];
  min?: string;
}

/** A text. An empty field shows no error before its first blur. */
export function TextField({ path, value, onChange, type = 'text', rows = 3, ...props }: TextProps) {
  const { suggestions, min, ...field } = props;
  const listId = useId();
  const [wasLeft, setLeft] = useState(value !== '');
  const error = useFieldError(path, wasLeft ? undefined : '');
  const text = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => setLeft(true),
  };
  return (
    <Field {...field} id={path} error={error}>
      {(control) =>
        type === 'long' ? (
          <TextArea {...control} {...text} rows={rows} />
        ) : (
          <>
            <Input
              {...control}
              {...text}
              type={type}
              min={min}
              {...(suggestions && { list: listId, autoComplete: 'off' })}
            />
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}

/** A list of short texts, one per line. Empty lines stay in the field, but are left out of the value. */
export function LinesField({ path, label, hint = 'A line each.', value, onChange }: FieldProps<string[]>) {
  const { errors } = useSiteDraft();
  const write = (lines: string[]) => lines.join('\n');
  const { text, type, leave, error } = useTypedText({ path, value, read: linesOf, write, onChange });
  const wrongLine = Object.keys(errors).find((place) => place.startsWith(`${path}[`));
  return (
    <Field
      id={path}
      label={label}
      hint={hint}
      error={error ?? (wrongLine && `${lineName(wrongLine, path)}: ${errors[wrongLine]}`)}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={Math.max(4, value.length + 1)}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const lineName = (place: string, path: string) =>
  `Line ${Number.parseInt(place.slice(path.length + 1), 10) + 1}`;
