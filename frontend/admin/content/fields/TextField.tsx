import { useState } from 'react';
import { Field, Input, TextArea } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';

export interface FieldProps<Value> {
  /** Path in the content, such as `services.hair[3].name`. Errors at this path are shown below the field. */
  path: string;
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
}

interface TextProps extends FieldProps<string> {
  type?: 'text' | 'tel' | 'email' | 'url';
  maxLength?: number;
  placeholder?: string;
}

/** A field for one line of text. */
export function TextField({ path, label, hint, value, onChange, ...rest }: TextProps) {
  const { error, onBlur } = useErrorOnceLeft(path, value);
  return (
    <Field id={path} label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** A field for a text of several lines. */
export function LongTextField({
  path,
  label,
  hint,
  value,
  onChange,
  rows = 3,
}: FieldProps<string> & { rows?: number }) {
  const { error, onBlur } = useErrorOnceLeft(path, value);
  return (
    <Field id={path} label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** Shows no error on an empty field before its first blur. */
function useErrorOnceLeft(path: string, value: string) {
  const { errors } = useSiteDraft();
  const [wasLeft, setLeft] = useState(value !== '');
  return { error: wasLeft ? errors[path] : undefined, onBlur: () => setLeft(true) };
}
