interface Grouped {
  group?: string;
}

export interface Group<T> {
  title: string;
  entries: T[];
}

/** Groups entries by heading, in the order in which the headings first occur. */
export function groupsOf<T extends Grouped>(entries: T[]): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries)
    groups.set(entry.group ?? '', [...(groups.get(entry.group ?? '') ?? []), entry]);
  return Array.from(groups, ([title, own]) => ({ title, entries: own }));
}

/** Sorts entries so that those of one group are next to each other. */
export const together = <T extends Grouped>(entries: T[]) =>
  groupsOf(entries).flatMap((group) => group.entries);
