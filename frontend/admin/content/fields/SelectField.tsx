import { Field, Select } from '../../ui/Field';

interface Props<Value extends string> {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one of a few. */
export function SelectField<Value extends string>({ options, value, onChange, ...field }: Props<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
