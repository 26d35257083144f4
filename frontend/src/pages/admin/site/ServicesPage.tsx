import { Navigate, useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { menuIds } from '../../../features/admin/site/draft/sections';
import { UpToSite } from '../../../features/admin/site/parts/controls';
import { SITE } from '../../../features/admin/site/places';
import { ServicesList } from '../../../features/admin/site/services/ServicesList';

export function ServicesPage() {
  const { menu } = useParams();
  const known = menuIds.find((id) => id === menu);
  if (!known) return <Navigate to={`${SITE}/services/${menuIds[0]}`} replace />;
  return (
    <>
      <AdminTitle of="Services" />
      <UpToSite />
      <ServicesList menu={known} />
    </>
  );
}
