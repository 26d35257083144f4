import { AdminTitle } from '../../../features/admin/AdminTitle';
import { UpToSite } from '../../../features/admin/site/parts/controls';
import { PhotographsList } from '../../../features/admin/site/photographs/PhotographsList';

export function PhotographsPage() {
  return (
    <>
      <AdminTitle of="Photographs" />
      <UpToSite />
      <PhotographsList />
    </>
  );
}
