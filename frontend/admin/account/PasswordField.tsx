import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { Field, Input } from '../ui/Field';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string;
  autoFocus?: boolean;
}

export function PasswordField({ label, value, onChange, autoComplete, hint, error, autoFocus }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <InputRow>
          <PasswordInput
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={autoFocus}
            required
          />
          <ToggleButton
            type="button"
            aria-label={shown ? 'Hide characters' : 'Show characters'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </ToggleButton>
        </InputRow>
      )}
    </Field>
  );
}

const InputRow = styled.div`
  position: relative;
`;

const PasswordInput = styled(Input)`
  padding-right: 5rem;
`;

const ToggleButton = styled.button`
  position: absolute;
  inset: 1px 1px 1px auto;
  min-width: ${touchTarget};
  padding-inline: ${space[4]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
`;
