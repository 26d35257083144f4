/** The list with the entry at `from` standing at `to`; as it was when there is no such place. */
export function moved<Entry>(list: Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The list with a change made to the entry of that id. */
export function changed<Entry extends { id: string }>(
  list: Entry[],
  id: string,
  change: Partial<Entry>,
): Entry[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

export const without = <Entry extends { id: string }>(list: Entry[], id: string) =>
  list.filter((entry) => entry.id !== id);

/** Longest id that leaves room for a number behind it. */
const LONGEST = 56;

/** A kebab-case id for a name, other than those taken: `hair-spa`, `hair-spa-2`. */
export function idFor(name: string, taken: Iterable<string>, otherwise = 'service'): string {
  const used = new Set(taken);
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const id = words || otherwise;
  if (!used.has(id)) return id;
  let number = 2;
  while (used.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Lines of a text, without the empty ones and without marks that lists bring along when pasted. */
export const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·–✓✔]\s+|\d+[.)]\s+)/, '').trim())
    .filter(Boolean);
