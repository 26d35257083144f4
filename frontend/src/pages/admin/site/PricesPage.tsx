import { AdminTitle } from '../../../features/admin/AdminTitle';
import { UpToSite } from '../../../features/admin/site/parts/controls';
import { PricesEditor } from '../../../features/admin/site/prices/PricesEditor';

export function PricesPage() {
  return (
    <>
      <AdminTitle of="All prices" />
      <UpToSite />
      <PricesEditor />
    </>
  );
}
