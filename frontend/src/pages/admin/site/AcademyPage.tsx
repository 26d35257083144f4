import { AdminTitle } from '../../../features/admin/AdminTitle';
import { ProgramsList } from '../../../features/admin/site/academy/ProgramsList';

export function AcademyPage() {
  return (
    <>
      <AdminTitle of="Academy" />
      <ProgramsList />
    </>
  );
}
