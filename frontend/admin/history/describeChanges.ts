import { makeExcerpt } from '@salon/content/text';
import type { PostChanges } from '../api/posts';
import { textOf } from '../editor/text';
import { compareTexts, compareWords, type Passage, type Piece } from './compare';

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
