import { oneLine } from '@salon/content/text';
import sanitizeHtml from 'sanitize-html';
import { figureAttributes, settleFigures } from './figures.js';

const WEB_OR_OWN_PICTURE = /^(https?:\/\/|\/media\/)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'figure', 'figcaption'],
    ...['strong', 'em', 'u', 's', 'code', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    figure: ['data-layout', 'data-embed', 'data-id', 'data-kind'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The text in these tags is code, a fallback or raw text, never content. This list replaces the library's own.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
    ...['svg', 'math', 'iframe', 'object', 'noembed', 'noframes', 'xmp', 'listing', 'plaintext'],
  ],
  // No article needs deeper nesting, and it slows down browsers.
  nestingLimit: 20,
  transformTags: {
    // The only h1 of a page is its title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
    figure: (tagName, attribs) => ({ tagName, attribs: figureAttributes(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !WEB_OR_OWN_PICTURE.test(attribs.src ?? ''),
};

declare const safe: unique symbol;
/** HTML that {@link sanitise} has returned. No other HTML is stored. */
export type SafeHtml = string & { readonly [safe]: true };

/** Makes HTML safe to be shown unchanged on any page. */
export function sanitise(html: string): SafeHtml {
  return settleFigures(sanitizeHtml(html, OPTIONS)).trim() as SafeHtml;
}

const BLOCK_TAG = /<\/?(?:p|h[2-4]|blockquote|pre|hr|br|ul|ol|li|figure|figcaption)\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text that a reader sees, on one line. */
export function shownText(html: SafeHtml): string {
  const text = html
    .replace(BLOCK_TAG, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return oneLine(text);
}
