import { diffArrays, diffWords } from 'diff';

/** A piece of text that stayed, was added or was removed, in reading order. */
export interface Piece {
  value: string;
  added?: boolean;
  removed?: boolean;
}

/** A changed paragraph, or the number of unchanged paragraphs in a row. */
export type Passage = { pieces: Piece[] } | { unchanged: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two paragraphs with a smaller share of common characters are shown as different ones, not as versions of one. */
const KINSHIP = 0.3;

/** Added and removed words between two texts. The segmenter also splits Indic scripts into words. */
export const compareWords = (then: string, now: string): Piece[] =>
  diffWords(then, now, { intlSegmenter: segmenter });

/** Compares what readers see of two HTML texts, paragraph by paragraph. */
export function compareTexts(then: string, now: string): Passage[] {
  const changes = diffArrays(blocksOf(then), blocksOf(now), { comparator: isSame });
  return changes.flatMap(({ value, added, removed }, index) => {
    // After a removed part it is shown together with that.
    if (added) return changes[index - 1]?.removed ? [] : exchanged([], value);
    if (!removed) return [{ unchanged: value.length }];
    const next = changes[index + 1];
    return exchanged(value, next?.added ? next.value : []);
  });
}

const isSame = (one: Block, other: Block) => one.text === other.text && one.source === other.source;

/** Pairs each removed paragraph with the one that replaced it, when both have enough text in common. */
function exchanged(then: Block[], now: Block[]): Passage[] {
  return Array.from({ length: Math.max(then.length, now.length) }, (_, index) => {
    const [before, after] = [then[index], now[index]];
    if (before && after && before.source === after.source) {
      const pieces = compareWords(before.text, after.text);
      if (isKin(pieces, before, after)) return [{ pieces }];
    }
    return [
      ...(before ? [{ pieces: [{ value: before.text, removed: true }] }] : []),
      ...(after ? [{ pieces: [{ value: after.text, added: true }] }] : []),
    ];
  }).flat();
}

function isKin(pieces: Piece[], before: Block, after: Block): boolean {
  const common = pieces
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  return common >= KINSHIP * Math.max(before.text.length, after.text.length);
}

/** A block of a post's text (paragraph, picture, video) as plain text. */
interface Block {
  text: string;
  /** The source of a picture or video: it can be replaced while its text stays the same. */
  source?: string;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, pre, td, th, figcaption, img, [data-embed]';

/** The paragraphs, headings, pictures and videos of a post's HTML in order, without empty ones. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(BLOCKS)].map(blockOf).filter(({ text }) => text !== '');
}

function blockOf(element: Element): Block {
  if (element instanceof HTMLImageElement) {
    // The still of a video is part of the video's block.
    if (element.closest('[data-embed]')) return { text: '' };
    const { alt } = element;
    return {
      text: alt ? `Picture: ${alt}` : 'Picture without a description',
      source: element.getAttribute('src') ?? '',
    };
  }
  const words = ownText(element);
  if (!(element instanceof HTMLElement) || !element.dataset.embed) return { text: words };
  return { text: `Video: ${words}`, source: element.dataset.id };
}

/** The element's text without that of blocks inside it. */
function ownText(element: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const inner of copy.querySelectorAll(BLOCKS)) inner.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
