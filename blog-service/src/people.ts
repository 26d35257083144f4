import type { Person } from '@salon/service-kit/access';

/** Who has done it, when that was somebody else. */
export const someoneElse = ({ name }: Person, by: string | null): string | null => (by === name ? null : by);

/** Who has scheduled what now happens by itself. When nobody had a name, there was only the owner. */
export const byTheClock = (by: string | null): Pick<Person, 'name' | 'device'> => ({
  name: by ?? 'Owner',
  device: 'by the clock',
});
