import { Navigate, useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { menuIds } from '../../../features/admin/site/draft/sections';
import { UpToSite } from '../../../features/admin/site/parts/controls';
import { SITE } from '../../../features/admin/site/places';
import { ServicesList } from '../../../features/admin/site/services/ServicesList';
import { AdminNotFoundPage } from '../AdminNotFoundPage';

export function ServicesPage() {
  const { menu } = useParams();
  if (menu === undefined) return <Navigate to={`${SITE}/services/${menuIds[0]}`} replace />;
  const known = menuIds.find((id) => id === menu);
  if (!known) return <AdminNotFoundPage />;
  return (
    <>
      <AdminTitle of="Services" />
      <UpToSite />
      <ServicesList menu={known} />
    </>
  );
}
