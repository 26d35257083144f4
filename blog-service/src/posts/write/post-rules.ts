import { countCharacters, isStorable } from '@salon/content/text';
import { faultInLength } from '../../line-length.js';

// Apart from the bodies of requests: the process that reads an import needs no more than this, and starts faster without the rest.

/** Visitors see published posts, and scheduled posts from their date on. */
export const STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof STATES)[number];

/** The most characters of a post's lines. */
export const MAX = { title: 200, excerpt: 500, author: 100, imageAlt: 200 };
/** The shortest title with which a post is shown to visitors, and the shortest text, as a reader sees it. */
const MIN_TITLE = 5;
const MIN_TEXT = 20;
/** The longest HTML of a content. */
export const MAX_CONTENT = 200_000;
export const CONTENT_TOO_LONG = 'Content must be at most 200,000 characters of HTML';
const CONTENT_TOO_SHORT = `Content must be at least ${MIN_TEXT} characters long`;
/** The sanitiser's running time grows with the square of the nesting depth of tags. */
const MAX_TAGS = 5_000;

/**
 * Why the post is not complete enough to be shown to visitors, or to be a draft, which needs only a title. `text` is what a reader
 * sees of its content.
 */
export function faultsIn(
  { title, content }: { title: string; content?: string | null },
  text: string,
  isFinished = true,
) {
  const isShort = isFinished && countCharacters(text, MIN_TEXT) < MIN_TEXT;
  return [
    { field: 'title', message: faultInLength('Title', title, isFinished ? MIN_TITLE : 1, MAX.title) },
    { field: 'content', message: faultInContent(content ?? '') ?? (isShort ? CONTENT_TOO_SHORT : undefined) },
  ].flatMap(({ field, message }) => (message === undefined ? [] : { field, message }));
}

/** Checks a post's content before it is sanitised. Returns a sentence about the fault. */
export function faultInContent(value: string): string | undefined {
  if (!isStorable(value)) return 'Content contains characters that cannot be stored';
  if (value.length > MAX_CONTENT) return CONTENT_TOO_LONG;
  const tags = value.match(/<[a-z]/gi)?.length ?? 0;
  return tags > MAX_TAGS ? 'Content must have at most 5,000 HTML tags' : undefined;
}
