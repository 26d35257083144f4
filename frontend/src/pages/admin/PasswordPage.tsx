import { AdminTitle } from '../../features/admin/AdminTitle';
import { PasswordForm } from '../../features/admin/account/PasswordForm';
import { PageTitle } from './PageTitle';

export function PasswordPage() {
  return (
    <>
      <AdminTitle of="Change password" />
      <PageTitle>Change password</PageTitle>
      <PasswordForm />
    </>
  );
}
