import styled from '@emotion/styled';
import { useActionState, useLayoutEffect, useRef, useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { changePassword } from '../api/account';
import { useErrorToast } from '../api/errorMessage';
import { ApiError } from '../api/errors';
import { PASSWORD } from '../limits';
import { startSession } from '../session';
import { PasswordField } from './PasswordField';

type FieldErrors = Partial<Record<'currentPassword' | 'newPassword', string>>;

/** Changes the password. The server ends all sessions and returns a new token, with which this session goes on. */
export function PasswordPage() {
  const toast = useToast();
  const showError = useErrorToast();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [errors, submit, saving] = useActionState(async (): Promise<FieldErrors> => {
    const found = validate(current, next);
    if (Object.keys(found).length > 0) return found;
    try {
      startSession(await changePassword(current, next));
      setCurrent('');
      setNext('');
      toast('Password changed. All other devices have been logged out.');
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : [];
      if (refused.length === 0) showError(error, { fallback: 'Server error. Please try again.' });
      return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
    }
    return {};
  }, {});
  const shown = saving ? {} : errors;

  // Together with the errors: a key that is typed at once goes into the field.
  useLayoutEffect(() => {
    if (!saving && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors, saving]);

  return (
    <AdminPage title="Change password">
      <Form ref={form} action={submit} noValidate>
        {/* Password managers need a user name to store the password with. */}
        <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={shown.currentPassword}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters; 15 or more are better. A few words in a row are easy to remember."
          value={next}
          onChange={setNext}
          error={shown.newPassword}
        />
        <Button type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Change password'}
        </Button>
      </Form>
    </AdminPage>
  );
}

function validate(current: string, next: string): FieldErrors {
  const errors: FieldErrors = {};
  if (current === '') errors.currentPassword = 'Please enter the current password.';
  if (next.length < PASSWORD.least) {
    errors.newPassword = `The new password must be at least ${PASSWORD.least} characters long.`;
  } else if (next.length > PASSWORD.most) {
    errors.newPassword = `The new password must be at most ${PASSWORD.most} characters long.`;
  }
  return errors;
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  max-width: 26rem;
`;
