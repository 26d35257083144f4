import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

interface Props extends FieldProps<string | undefined> {
  /** The earliest value, in the same format as `value`. */
  min?: string;
  /** Called on blur. `onChange` is called at every key while a date is typed, with unfinished dates. */
  onLeave?: () => void;
}

const control = (type: 'date' | 'time' | 'datetime-local') =>
  function TimeControl({ path, label, hint, value, onChange, min, onLeave }: Props) {
    const { errors } = useSiteDraft();
    return (
      <Field id={path} label={label} hint={hint} error={errors[path]}>
        {(control) => (
          <Input
            {...control}
            type={type}
            min={min}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || undefined)}
            onBlur={onLeave}
          />
        )}
      </Field>
    );
  };

/** `YYYY-MM-DD`, or undefined when it is empty. */
export const DateField = control('date');

/** `HH:MM`, or undefined when it is empty. */
export const TimeField = control('time');

/** `YYYY-MM-DDTHH:MM`, or undefined when it is empty. */
export const DateTimeField = control('datetime-local');
