import { Field, Input, TextArea } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';

export interface FieldProps<Value> {
  /** Where it stands in the content, such as `services.hair[3].name`: what is wrong there is said below the field. */
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

/** One line. */
export function TextField({ path, label, hint, value, onChange, ...rest }: TextProps) {
  const { errors } = useSiteDraft();
  return (
    <Field id={path} label={label} hint={hint} error={errors[path]}>
      {(control) => (
        <Input {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** Several lines of one text. */
export function LongTextField({
  path,
  label,
  hint,
  value,
  onChange,
  rows = 3,
}: FieldProps<string> & { rows?: number }) {
  const { errors } = useSiteDraft();
  return (
    <Field id={path} label={label} hint={hint} error={errors[path]}>
      {(control) => (
        <TextArea {...control} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
