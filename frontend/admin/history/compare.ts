import { makeExcerpt } from '@salon/content/text';
import { diffArrays, diffWords } from 'diff';
import type { PostChanges } from '../api/posts';
import { textOf } from '../editor/text';

/** A piece of text that stayed, was added or was removed, in reading order. */
export interface Piece {
  value: string;
  added?: boolean;
  removed?: boolean;
}

/** A changed paragraph, or the number of unchanged paragraphs in a row. */
export type Passage = { pieces: Piece[] } | { unchanged: number };

/** The fields that both a revision and a post have. */
export type PostVersion = Omit<PostChanges, 'saved'>;

/** A part of a post that has changed: word by word, or in a sentence. */
export type Change = { name: string } & (
  | { pieces: Piece[] }
  | { sentence: string }
  | { passages: Passage[] }
);

/** The changes from one version of a post to another, in reading order. */
export function describeChanges(then: PostVersion, now: PostVersion): Change[] {
  return [
    words('Title', then.title, now.title),
    words('Excerpt', ownExcerpt(then), ownExcerpt(now)),
    exchange('Category', then.category, now.category),
    exchange('Author', then.author, now.author),
    cover(then, now),
    words('Description of the cover', then.imageAlt, now.imageAlt),
    text(then.content, now.content),
  ].filter((change) => change !== null);
}

/** The excerpt that the owner wrote; empty when it was made from the text's beginning. */
const ownExcerpt = ({ excerpt, content }: PostVersion) =>
  excerpt === makeExcerpt(textOf(content)) ? '' : excerpt;

function words(name: string, then: string | null, now: string | null): Change | null {
  return (then ?? '') === (now ?? '') ? null : { name, pieces: compareWords(then ?? '', now ?? '') };
}

function exchange(name: string, then: string | null, now: string | null): Change | null {
  if ((then ?? '') === (now ?? '')) return null;
  const pieces: Piece[] = [];
  if (then) pieces.push({ value: then, removed: true });
  if (now) pieces.push({ value: now, added: true });
  return { name, pieces };
}

function cover(then: PostVersion, now: PostVersion): Change | null {
  const name = 'Cover';
  if (then.image !== now.image) {
    if (!then.image) return { name, sentence: 'A picture was added.' };
    return { name, sentence: now.image ? 'It is another picture now.' : 'The picture was removed.' };
  }
  // A missing focus is no change: the server then uses the point that it found in this same picture.
  const [before, after] = [then.focus, now.focus];
  const moved = before && after && (before.x !== after.x || before.y !== after.y);
  return then.image && moved
    ? { name, sentence: 'Another part of the picture is kept when it is cut.' }
    : null;
}

function text(then: string, now: string): Change | null {
  if (then === now) return null;
  const passages = compareTexts(then, now);
  const name = 'Text';
  if (passages.some((passage) => 'pieces' in passage)) return { name, passages };
  return { name, sentence: 'The words are the same; how they are set has changed.' };
}

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
