import { type Embed, embedOf, isLayout, LAYOUTS, type Layout } from '@salon/content/figures';

/** Returns those of a figure's attributes that the site knows, always in the same order. */
export function figureAttributes(attributes: Record<string, string>): Record<string, string> {
  const {
    'data-layout': layout,
    'data-embed': embed = '',
    'data-id': id = '',
    'data-kind': kind,
  } = attributes;
  if (isLayout(layout)) return { 'data-layout': layout };
  if (!embedOf({ embed, id })) return {};
  const isReel = embed === 'instagram' && kind === 'reel';
  return { 'data-embed': embed, 'data-id': id, ...(isReel && { 'data-kind': 'reel' }) };
}

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
export function settleFigures(html: string): string {
  return html.replace(FIGURE, (_whole, tag: string | undefined, inner: string) => {
    if (tag === undefined) return '<figure>';
    const { layout, ...names }: Record<string, string> = Object.fromEntries(
      [...tag.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return isLayout(layout)
      ? settleLayout(layout, inner)
      : `<figure${tag}>${embedded(embedOf(names), inner)}</figure>`;
  });
}

function settleLayout(layout: Layout, inner: string): string {
  const [caption = ''] = CAPTION.exec(inner) ?? [];
  const pictures = inner.replace(CAPTION, '').match(PICTURES) ?? [];
  const { least, most } = LAYOUTS[layout];
  if (pictures.length < least || pictures.length > most) return `<figure>${inner}</figure>`;
  return `<figure data-layout="${layout}">${pictures.join('')}${caption.replace(PICTURES, '')}</figure>`;
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
