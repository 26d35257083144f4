/** The list with the entry at `from` moved to `to`; unchanged when there is no such index. */
export function moved<Entry>(list: Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The list with a change to the entry of that id. */
export function changed<Entry extends { id: string }>(
  list: Entry[],
  id: string,
  change: Partial<Entry>,
): Entry[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

export const without = <Entry extends { id: string }>(list: Entry[], id: string) =>
  list.filter((entry) => entry.id !== id);

/** The most characters of an id, which leave room for a number at its end. */
const LONGEST = 56;

/** Makes a kebab-case id from a name that is not in `taken`: `hair-spa`, `hair-spa-2`. */
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

/** The lines of a text, without empty ones and without the bullets or numbers of a pasted list. */
export const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·–✓✔]\s+|\d+[.)]\s+)/, '').trim())
    .filter(Boolean);
