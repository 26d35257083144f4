/** How many letters may be wrong in a word of this length. */
const mostFaults = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Without the letters that are not heard: `highlite` and `highlight` are both `hilit`. */
const heard = (word: string) => word.replace(/gh/g, '').replace(/e$/, '');
const written = (word: string) => word;

/**
 * The words that a mistyped one is closest to, by its letters or else by its sound; none when it is too far from all of them. Its
 * first letter counts as right.
 */
export function closest(word: string, vocabulary: string[]): string[] {
  for (const form of [written, heard]) {
    const measured = vocabulary
      .filter((other) => other[0] === word[0])
      .map((other) => ({ other, faults: faultsBetween(form(word), form(other)) }));
    const least = Math.min(...measured.map(({ faults }) => faults));
    if (least <= mostFaults(form(word).length))
      return measured.filter(({ faults }) => faults === least).map(({ other }) => other);
  }
  return [];
}

/** Letters to add, to take away, to replace, or to swap with their neighbours (optimal string alignment). */
function faultsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
