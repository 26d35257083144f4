import { useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { QuietButton } from '../ui/buttons';
import { Field, Input, type LineProps } from '../ui/Field';

export function PasswordField({ label, hint, error, ...input }: Omit<LineProps, 'onChange'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div style={{ display: 'flex', gap: space[2] }}>
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
          <QuietButton
            aria-label={shown ? 'Hide characters' : 'Show characters'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </QuietButton>
        </div>
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
