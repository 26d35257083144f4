import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

interface Props extends FieldProps<string | undefined> {
  type: 'date' | 'time' | 'datetime-local';
  /** The earliest value, in the same format as `value`. */
  min?: string;
  /** Called on blur. `onChange` is called at every key while a date is typed, with unfinished dates. */
  onLeave?: () => void;
}

/** `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`; undefined when it is empty. */
export function DateField({ path, label, hint, value, onChange, type, min, onLeave }: Props) {
  const { errors } = useSiteDraft();
  return (
    <Field id={path} label={label} hint={hint} error={errors[path]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          min={min}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
