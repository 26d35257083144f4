import styled from '@emotion/styled';
import { useState } from 'react';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { Field, Input, type LineProps } from '../ui/Field';

export function PasswordField({ label, hint, error, ...input }: Omit<LineProps, 'onChange'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <InputRow>
          <Input
            {...control}
            name="currentPassword"
            autoComplete="current-password"
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
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

export const NewPasswordField = (field: Partial<Omit<LineProps, 'onChange'>>) => (
  <PasswordField
    label="New password"
    name="newPassword"
    autoComplete="new-password"
    hint="At least 8 characters; 15 or more are better. A few words in a row are easy to remember."
    {...field}
  />
);

/** Password managers store it with the password. */
export const UserName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
);

const InputRow = styled.div`
  position: relative;
  input { padding-right: 5rem; }
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
