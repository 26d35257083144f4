import { countCharacters, isStorable } from '@salon/content/text';
import { invalidField } from '@salon/service-kit/validation';
import { type SafeHtml, sanitise, shownText } from './html.js';

export const MAX_CONTENT = 200_000;
/** The sanitiser's running time grows with the square of the nesting depth of tags. */
const MAX_TAGS = 5_000;
const MIN_CHARACTERS = 20;
const TOO_LONG = 'Content must be at most 200,000 characters of HTML';
const TOO_SHORT = `Content must be at least ${MIN_CHARACTERS} characters long`;

/** Checks a post's content before it is sanitised. Returns a sentence about the fault. */
export function faultInContent(value: unknown): string | undefined {
  if (value === undefined || value === null) return TOO_SHORT;
  if (typeof value !== 'string') return 'Content must be text';
  if (!isStorable(value)) return 'Content contains characters that cannot be stored';
  if (value.length > MAX_CONTENT) return TOO_LONG;
  const tags = value.match(/<[a-z]/gi)?.length ?? 0;
  return tags > MAX_TAGS ? 'Content must have at most 5,000 HTML tags' : undefined;
}

/** The content as it is stored, and the text that a reader sees. Throws 400 when the sanitised content is too long. */
export function sanitiseContent(html: string): { content: SafeHtml; text: string } {
  const content = sanitise(html);
  // Checked again, because sanitising adds attributes to links.
  if (content.length > MAX_CONTENT) throw invalidField('content', TOO_LONG);
  return { content, text: shownText(content) };
}

/** Checks whether the text of a post is long enough to be shown to visitors. */
export function faultInShownText(text: string): string | undefined {
  return countCharacters(text, MIN_CHARACTERS) < MIN_CHARACTERS ? TOO_SHORT : undefined;
}
