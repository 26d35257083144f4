import type { Program } from '@salon/content/description';
import { EntriesPage } from '../entries/EntriesPage';
import { todayInSalon } from '../offers/today';
import { programPath } from '../places';
import { programFacts } from './programFacts';

export function ProgramsList() {
  const today = todayInSalon();
  return (
    <EntriesPage<Program>
      list="academy.programs"
      title="Academy"
      pathOf={programPath}
      factsOf={(program) => programFacts(program, today)}
      marksOf={({ hidden }) => (hidden ? ['Hidden'] : [])}
    />
  );
}
