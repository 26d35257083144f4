import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { changePassword } from '../api/account';
import { useFieldErrors } from '../api/errors';
import { startSession } from '../session';
import { FieldForm } from '../ui/Field';
import { useForm } from '../ui/useForm';
import { NewPasswordField, PasswordField } from './PasswordField';
import { RecoveryCode } from './RecoveryCode';

/** Changes the password. The server ends all sessions and returns a new token, with which this session goes on. */
export function PasswordPage() {
  const toast = useToast();
  const fieldErrors = useFieldErrors();
  const { form, errors, sending } = useForm(async ({ currentPassword = '', newPassword = '' }) => {
    if (currentPassword === '') return { currentPassword: 'Please enter the current password.' };
    try {
      startSession(await changePassword(currentPassword, newPassword));
      form.ref.current?.reset();
      toast('Password changed. All other devices have been logged out.');
      return {};
    } catch (error) {
      return fieldErrors(error);
    }
  });

  return (
    <AdminPage title="Change password">
      <FieldForm {...form}>
        {/* Password managers need a user name to store the password with. */}
        <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <NewPasswordField error={errors.newPassword} />
        <Button type="submit" disabled={sending}>
          {sending ? 'Saving...' : 'Change password'}
        </Button>
      </FieldForm>
      <RecoveryCode />
    </AdminPage>
  );
}
