import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { menuIds } from '../../../features/admin/site/draft/sections';
import { ServiceForm } from '../../../features/admin/site/services/ServiceForm';
import { AdminNotFoundPage } from '../AdminNotFoundPage';

export function ServicePage() {
  const { menu, id = '' } = useParams();
  const known = menuIds.find((other) => other === menu);
  if (!known) return <AdminNotFoundPage />;
  return (
    <>
      <AdminTitle of="Service" />
      <ServiceForm key={`${known}/${id}`} menu={known} id={id} />
    </>
  );
}
