import { AdminTitle } from '../../features/admin/AdminTitle';
import { PasswordForm } from '../../features/admin/account/PasswordForm';
import { PageHeading } from './PageHeading';

export function PasswordPage() {
  return (
    <>
      <AdminTitle of="Change password" />
      <PageHeading>Change password</PageHeading>
      <PasswordForm />
    </>
  );
}
