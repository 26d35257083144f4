import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PhotographsList } from '../../../features/admin/site/photographs/PhotographsList';

export function PhotographsPage() {
  return (
    <>
      <AdminTitle of="Photographs" />
      <PhotographsList />
    </>
  );
}
