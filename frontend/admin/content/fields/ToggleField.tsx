import styled from '@emotion/styled';
import { color, motion, space, tapLine } from '../../../shared/theme/tokens';
import { ErrorText, Hint, labelStyles } from '../../ui/Field';
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
      <Row>
        <input
          type="checkbox"
          id={path}
          aria-label={name}
          checked={value}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Row>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

// The knob is drawn as a border, as it would be invisible as a background in forced-colours mode.
const Row = styled.label(
  labelStyles,
  `
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 3rem;
    height: 1.75rem;
    padding: 3px;
    border: 1px solid ${color.inkSoft};
    border-radius: 1rem;
    background: ${color.card};
    cursor: pointer;
    transition: background ${motion.quick};
  }
  input::before {
    content: '';
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    border: 0.625rem solid ${color.inkSoft};
    transition: transform ${motion.quick};
  }
  input:checked { background: ${color.leaf}; border-color: ${color.leaf}; }
  input:checked::before { border-color: ${color.jasmine}; transform: translateX(1.25rem); }
`,
);
