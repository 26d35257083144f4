import { AdminTitle } from '../../../features/admin/AdminTitle';
import { ProgramsList } from '../../../features/admin/site/academy/ProgramsList';
import { UpToSite } from '../../../features/admin/site/parts/controls';

export function AcademyPage() {
  return (
    <>
      <AdminTitle of="Academy" />
      <UpToSite />
      <ProgramsList />
    </>
  );
}
