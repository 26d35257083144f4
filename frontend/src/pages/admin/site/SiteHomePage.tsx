import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PageHeading } from '../PageHeading';

export function SiteHomePage() {
  return (
    <>
      <AdminTitle of="Site" />
      <PageHeading>Site</PageHeading>
    </>
  );
}
