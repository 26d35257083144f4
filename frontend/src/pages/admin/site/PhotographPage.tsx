import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PhotoForm } from '../../../features/admin/site/photographs/PhotoForm';

export function PhotographPage() {
  const { path = '' } = useParams();
  return (
    <>
      <AdminTitle of="Picture" />
      <PhotoForm key={path} path={path} />
    </>
  );
}
