import { makeExcerpt } from '@salon/content/text';
import { counted } from '@salon/content/words/counted';
import { diffArrays, diffLines, diffWords } from 'diff';
import type { PostChanges } from '../api/posts';
import { textOf } from '../editor/text';

/** A piece of text that stayed, was added or was removed, in reading order. */
export interface Piece {
  value: string;
  added?: boolean;
  removed?: boolean;
}

export type PostVersion = Omit<PostChanges, 'saved'>;

/** What has changed in a passage: word by word, or in a sentence. */
export type Passage = Piece[] | string;

export interface Change {
  name: string;
  passages: Passage[];
}

export const describeChanges = (then: PostVersion, now: PostVersion): Change[] =>
  [
    { name: 'Title', passages: words(then.title, now.title) },
    { name: 'Excerpt', passages: words(ownExcerpt(then), ownExcerpt(now)) },
    { name: 'Category', passages: words(then.category, now.category, diffLines) },
    { name: 'Author', passages: words(then.author, now.author, diffLines) },
    { name: 'Cover', passages: cover(then, now) },
    { name: 'Description of the cover', passages: words(then.imageAlt, now.imageAlt) },
    { name: 'Text', passages: then.content === now.content ? [] : compareTexts(then.content, now.content) },
  ].filter(({ passages }) => passages.length > 0);

/** The excerpt that the owner wrote; empty when it was made from the text's beginning. */
const ownExcerpt = ({ excerpt, content }: PostVersion) =>
  excerpt === makeExcerpt(textOf(content)) ? '' : excerpt;

const words = (then: string | null, now: string | null, compare = compareWords): Piece[][] =>
  (then ?? '') === (now ?? '') ? [] : [compare(then ?? '', now ?? '')];

function cover(then: PostVersion, now: PostVersion): string[] {
  if (then.image !== now.image) {
    if (!then.image) return ['A picture was added.'];
    return [now.image ? 'It is another picture now.' : 'The picture was removed.'];
  }
  // A missing focus is no change: the server then uses the point that it found in this same picture.
  const [before, after] = [then.focus, now.focus];
  const moved = before && after && (before.x !== after.x || before.y !== after.y);
  return then.image && moved ? ['Another part of the picture is kept when it is cut.'] : [];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Added and removed words between two texts. The segmenter also splits Indic scripts into words. */
export const compareWords = (then: string, now: string): Piece[] =>
  diffWords(then, now, { intlSegmenter: segmenter });

export function compareTexts(then: string, now: string): Passage[] {
  const changes = diffArrays(blocksOf(then), blocksOf(now), { comparator: isSame });
  if (changes.every(({ added, removed }) => !added && !removed))
    return ['The words are the same; how they are set has changed.'];
  return changes.flatMap(({ value, added, removed }, index): Passage[] => {
    // After a removed part it is shown together with that.
    if (added) return changes[index - 1]?.removed ? [] : exchanged([], value);
    if (!removed) return [`${counted(value.length, 'paragraph')} unchanged`];
    const next = changes[index + 1];
    return exchanged(value, next?.added ? next.value : []);
  });
}

const isSame = (one: Block, other: Block) => one.text === other.text && one.source === other.source;

/** Texts with a smaller share of common characters are shown as different ones, not as versions of one. */
const KINSHIP = 0.3;

/** The paragraphs that replaced others, a line each: word by word, unless they are pictures or have too little in common. */
function exchanged(then: Block[], now: Block[]): Piece[][] {
  const [before, after] = [linesOf(then), linesOf(now)];
  const pieces = compareWords(before, after);
  const kept = pieces.filter(({ added, removed }) => !added && !removed);
  const common = kept.map(({ value }) => value).join('').length;
  const isKin = common >= KINSHIP * Math.max(before.length, after.length);
  if (isKin && [...then, ...now].every(({ source }) => source === undefined)) return [pieces];
  const wholes: Piece[] = [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  return wholes.filter(({ value }) => value !== '').map((piece) => [piece]);
}

const linesOf = (blocks: Block[]) => blocks.map(({ text }) => text).join('\n');

interface Block {
  text: string;
  /** The source of a picture or video: it can be replaced while its text stays the same. */
  source?: string;
}

const BLOCKS = 'p, h2, h3, h4, li, pre, figcaption, img, [data-embed]';

function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The still of a video is part of the video's block.
  for (const still of body.querySelectorAll('[data-embed] img')) still.remove();
  return [...body.querySelectorAll<HTMLElement>(BLOCKS)].map(blockOf).filter(({ text }) => text !== '');
}

function blockOf(element: HTMLElement): Block {
  if (element instanceof HTMLImageElement) {
    const text = element.alt ? `Picture: ${element.alt}` : 'Picture without a description';
    return { text, source: element.src };
  }
  // Only its own text, without that of blocks inside it.
  const copy = element.cloneNode(true) as HTMLElement;
  for (const inner of copy.querySelectorAll(BLOCKS)) inner.remove();
  const text = textOf(copy.innerHTML);
  return element.dataset.embed ? { text: `Video: ${text}`, source: element.dataset.id } : { text };
}
