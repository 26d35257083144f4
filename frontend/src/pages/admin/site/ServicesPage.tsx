import { AdminTitle } from '../../../features/admin/AdminTitle';
import { ServicesList } from '../../../features/admin/site/services/ServicesList';

export function ServicesPage() {
  return (
    <>
      <AdminTitle of="Services" />
      <ServicesList />
    </>
  );
}
