import { ErrorText, Hint, Tick } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

interface Props extends FieldProps<boolean> {
  /** Accessible name, for labels that are not clear by themselves. */
  name?: string;
}

export function ToggleField({ path, label, name, hint, value, onChange }: Props) {
  const { errors } = useSiteDraft();
  const [hintId, errorId] = [`${path}-hint`, `${path}-error`];
  const error = errors[path];
  return (
    <div>
      <Tick style={{ fontWeight: 600 }}>
        <input
          type="checkbox"
          id={path}
          aria-label={name}
          checked={value}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Tick>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}
