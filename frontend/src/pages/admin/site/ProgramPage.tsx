import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { ProgramForm } from '../../../features/admin/site/academy/ProgramForm';

export function ProgramPage() {
  const { id = '' } = useParams();
  return (
    <>
      <AdminTitle of="Programme" />
      <ProgramForm key={id} id={id} />
    </>
  );
}
