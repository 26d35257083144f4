import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { changePassword } from '../api/account';
import { ApiError, useErrorToast } from '../api/errors';
import { startSession } from '../session';
import { FieldForm } from '../ui/Field';
import { useForm } from '../ui/useForm';
import { PasswordField } from './PasswordField';

/** Changes the password. The server ends all sessions and returns a new token, with which this session goes on. */
export function PasswordPage() {
  const toast = useToast();
  const showError = useErrorToast();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { form, errors, sending } = useForm(async () => {
    if (current === '') return { currentPassword: 'Please enter the current password.' };
    try {
      startSession(await changePassword(current, next));
      setCurrent('');
      setNext('');
      toast('Password changed. All other devices have been logged out.');
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) return error.byField;
      showError(error, { fallback: 'Server error. Please try again.' });
    }
    return {};
  });

  return (
    <AdminPage title="Change password">
      <FieldForm {...form}>
        {/* Password managers need a user name to store the password with. */}
        <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errors.currentPassword}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters; 15 or more are better. A few words in a row are easy to remember."
          value={next}
          onChange={setNext}
          error={errors.newPassword}
        />
        <Button type="submit" disabled={sending}>
          {sending ? 'Saving...' : 'Change password'}
        </Button>
      </FieldForm>
    </AdminPage>
  );
}
