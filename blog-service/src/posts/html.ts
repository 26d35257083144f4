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
  // Their text is code, a fallback or raw, never something to read. This replaces the library's own list.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
    ...['svg', 'math', 'iframe', 'object', 'noembed', 'noframes', 'xmp', 'listing', 'plaintext'],
  ],
  // Deeper nesting is no article, and hurts the browser.
  nestingLimit: 20,
  transformTags: {
    // The page's own title is its only h1.
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
/** HTML that went through {@link sanitise}; no other is stored. */
export type SafeHtml = string & { readonly [safe]: true };

/** HTML that is safe to show as it is, anywhere. */
export function sanitise(html: string): SafeHtml {
  return settleFigures(sanitizeHtml(html, OPTIONS)).trim() as SafeHtml;
}

const BLOCK_TAG = /<\/?(?:p|h[2-4]|blockquote|pre|hr|br|ul|ol|li|figure|figcaption)\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text a reader sees, on one line. */
export function textOf(html: SafeHtml): string {
  return html
    .replace(BLOCK_TAG, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
