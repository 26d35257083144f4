import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { isMenu } from '../../../features/admin/site/services/paths';
import { ServiceForm } from '../../../features/admin/site/services/ServiceForm';
import { AdminNotFoundPage } from '../AdminNotFoundPage';

export function ServicePage() {
  const { menu, id = '' } = useParams();
  if (!isMenu(menu)) return <AdminNotFoundPage />;
  return (
    <>
      <AdminTitle of="Service" />
      <ServiceForm key={`${menu}/${id}`} menu={menu} id={id} />
    </>
  );
}
