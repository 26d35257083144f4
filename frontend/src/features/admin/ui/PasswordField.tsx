import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { color, size, space, touch } from '../../../theme/tokens';
import { Field, Input } from './Field';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  fault?: string;
  autoFocus?: boolean;
}

export function PasswordField({ label, value, onChange, autoComplete, hint, fault, autoFocus }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(control) => (
        <Row>
          <Secret
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
          <Toggle
            type="button"
            aria-label={shown ? 'Hide characters' : 'Show characters'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  position: relative;
`;

const Secret = styled(Input)`
  padding-right: 5rem;
`;

const Toggle = styled.button`
  position: absolute;
  inset: 1px 1px 1px auto;
  min-width: ${touch};
  padding-inline: ${space[4]};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.brassDeep};
`;
