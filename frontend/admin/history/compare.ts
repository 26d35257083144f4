import { type ChangeObject, diffArrays, diffWords } from 'diff';
import { type Block, blocksOf } from './blocks';

/** A piece of text that stayed, was added or was removed, in reading order. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A changed paragraph, or the number of unchanged paragraphs in a row. */
export type Passage = { pieces: Piece[] } | { unchanged: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two paragraphs with a smaller share of common characters are shown as different ones, not as versions of one. */
const KINSHIP = 0.3;

/** Added and removed words between two texts. The segmenter also splits Indic scripts into words. */
export function compareWords(then: string, now: string): Piece[] {
  return diffWords(then, now, { intlSegmenter: segmenter }).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Compares what readers see of two HTML texts, paragraph by paragraph. */
export function compareTexts(then: string, now: string): Passage[] {
  const changes = diffArrays(blocksOf(then), blocksOf(now), { comparator: isSame });
  return changes.flatMap((change, index) => {
    if (!change.added && !change.removed) return [{ unchanged: change.value.length }];
    const other = changes[index + 1];
    if (change.removed && other?.added) return exchanged(change.value, other.value);
    // Already shown together with the removed part before it.
    if (change.added && changes[index - 1]?.removed) return [];
    return whole(change);
  });
}

const isSame = (one: Block, other: Block) => one.text === other.text && one.source === other.source;

/** Pairs each removed paragraph with the one that replaced it, when both have enough text in common. */
function exchanged(then: Block[], now: Block[]): Passage[] {
  return Array.from({ length: Math.max(then.length, now.length) }, (_, index) => {
    const [before, after] = [then[index], now[index]];
    if (!before || !after || before.source !== after.source) return apart(before, after);
    const pieces = compareWords(before.text, after.text);
    return isKin(pieces, before, after) ? [{ pieces }] : apart(before, after);
  }).flat();
}

function isKin(pieces: Piece[], ...blocks: Block[]): boolean {
  const common = pieces
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return common >= KINSHIP * Math.max(...blocks.map(({ text }) => text.length));
}

const apart = (before: Block | undefined, after: Block | undefined): Passage[] => [
  ...(before ? [{ pieces: [{ kind: 'removed' as const, text: before.text }] }] : []),
  ...(after ? [{ pieces: [{ kind: 'added' as const, text: after.text }] }] : []),
];

const whole = ({ value, added }: ChangeObject<Block[]>): Passage[] =>
  value.map(({ text }) => ({ pieces: [{ kind: added ? 'added' : 'removed', text }] }));
