import { type Embed, embedOf, isAlign, isLayout, LAYOUTS, type Layout } from '@salon/content/figures';
import sanitizeHtml from 'sanitize-html';

const WEB_OR_OWN_PICTURE = /^(https?:\/\/|\/media\/)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'figure', 'figcaption'],
    ...['strong', 'em', 'u', 's', 'code', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    figure: ['data-layout', 'data-align', 'data-embed', 'data-id', 'data-kind'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
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
    th: (tagName, attribs) => ({
      tagName,
      attribs: { ...spansOf(attribs), scope: attribs.scope === 'row' ? 'row' : 'col' },
    }),
    td: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !WEB_OR_OWN_PICTURE.test(attribs.src ?? ''),
};

declare const safe: unique symbol;
/** HTML that {@link sanitise} has returned. No other HTML is stored. */
export type SafeHtml = string & { readonly [safe]: true };

/** Makes HTML safe to be shown unchanged on any page. */
export const sanitise = (html: string): SafeHtml =>
  settleFigures(sanitizeHtml(html, OPTIONS)).trim() as SafeHtml;

/** The HTML without a stored picture and links to it. A figure that has no other picture goes with its caption. */
export function withoutImage(html: SafeHtml, key: string): SafeHtml {
  const uses = new RegExp(`<img [^>]*/media/${key}/[^>]*>| href="[^"]*/media/${key}/[^"]*"`, 'g');
  const figures = html.replace(/<figure\b(?:(?!<figure\b)[\s\S])*?<\/figure>/g, (figure) =>
    !figure.includes(key) || /<img |data-embed/.test(figure.replace(uses, '')) ? figure : '',
  );
  return sanitise(figures.replace(uses, ''));
}

/** Returns those of a figure's attributes that the site knows, always in the same order. */
function figureAttributes(attributes: Record<string, string>): Record<string, string> {
  const {
    'data-layout': layout,
    'data-align': align,
    'data-embed': embed = '',
    'data-id': id = '',
    'data-kind': kind,
  } = attributes;
  const aligned: Record<string, string> = isAlign(align) ? { 'data-align': align } : {};
  if (isLayout(layout)) return { 'data-layout': layout, ...aligned };
  if (!embedOf({ embed, id })) return aligned;
  const isReel = embed === 'instagram' && kind === 'reel';
  return { 'data-embed': embed, 'data-id': id, ...(isReel && { 'data-kind': 'reel' }) };
}

/** How many columns and rows a cell covers, if more than one. */
const spansOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) =>
      /^([2-9]|[1-4]\d|50)$/.test(attributes[name] ?? '') ? [[name, `${attributes[name]}`]] : [],
    ),
  );

/**
 * Matches a figure that has attributes and contains no other figure. Of any other figure with attributes it matches
 * only the opening tag, which then loses its attributes.
 */
const FIGURE = /<figure( [^>]+)>((?:(?!<figure\b)[\s\S])*?)<\/figure>|<figure [^>]+>/g;

const CAPTION = /<figcaption>[\s\S]*?<\/figcaption>/;
const PICTURES = /<img [^>]*>/g;

/**
 * Puts each figure with attributes into its standard form: its pictures, then its caption or link, and nothing else. A
 * figure that doesn't fit this form loses its attributes and keeps its content. Takes sanitised HTML, where `>` appears
 * only at the end of a tag.
 */
function settleFigures(html: string): string {
  return html.replace(FIGURE, (_whole, tag: string | undefined, inner: string) => {
    if (tag === undefined) return '<figure>';
    const { layout, align, ...names }: Record<string, string> = Object.fromEntries(
      [...tag.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    if (isLayout(layout)) return settleLayout(layout, align ? ` data-align="${align}"` : '', inner);
    const embed = embedOf(names);
    return `<figure${embed || inner.includes('<img ') ? tag : ''}>${embedded(embed, inner)}</figure>`;
  });
}

function settleLayout(layout: Layout, align: string, inner: string): string {
  const [caption = ''] = CAPTION.exec(inner) ?? [];
  const pictures = inner.replace(CAPTION, '').match(PICTURES) ?? [];
  const { least, most } = LAYOUTS[layout];
  if (pictures.length < least || pictures.length > most)
    return `<figure${pictures.length > 0 ? align : ''}>${inner}</figure>`;
  return `<figure data-layout="${layout}"${align}>${pictures.join('')}${caption.replace(PICTURES, '')}</figure>`;
}

/**
 * The preview picture, if it is stored by us, and the link. The link's address is built from the id, so it cannot lead
 * elsewhere.
 */
function embedded(embed: Embed | undefined, inner: string): string {
  if (!embed) return inner;
  const [still = ''] = /<img src="\/media\/[^>]*>/.exec(inner) ?? [];
  const [, linked = ''] = /<a\b[^>]*>([\s\S]*?)<\/a>/.exec(inner) ?? [];
  const title = linked.replace(/<[^>]*>/g, '').trim() || embed.name;
  return `${still}<a href="${embed.address}" rel="noopener noreferrer">${title}</a>`;
}
