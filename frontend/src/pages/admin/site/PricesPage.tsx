import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PricesEditor } from '../../../features/admin/site/prices/PricesEditor';

export function PricesPage() {
  return (
    <>
      <AdminTitle of="All prices" />
      <PricesEditor />
    </>
  );
}
