/** The layouts of a figure with several pictures, and how many pictures each needs. */
export const LAYOUTS: Record<string, { least: number; most: number }> = {
  row: { least: 2, most: 2 },
  compare: { least: 2, most: 2 },
  gallery: { least: 2, most: 30 },
};

type Attributes = Record<string, string>;

interface Embed {
  id: RegExp;
  address: (id: string, kind?: string) => string;
  /** The title of an embed that was sent without one. */
  name: string;
}

export const EMBEDS: Record<string, Embed> = {
  youtube: {
    id: /^[\w-]{11}$/,
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
    name: 'Video on YouTube',
  },
  instagram: {
    id: /^[\w-]{5,40}$/,
    address: (id, kind = 'p') => `https://www.instagram.com/${kind}/${id}/`,
    name: 'Post on Instagram',
  },
};

/** Returns those of a figure's attributes that the site knows, always in the same order. */
export function figureAttributes(attributes: Attributes): Attributes {
  const { 'data-layout': layout = '', 'data-embed': provider = '', 'data-id': id = '' } = attributes;
  if (Object.hasOwn(LAYOUTS, layout)) return { 'data-layout': layout };
  if (!embedOf(provider)?.id.test(id)) return {};
  const isReel = provider === 'instagram' && attributes['data-kind'] === 'reel';
  return { 'data-embed': provider, 'data-id': id, ...(isReel && { 'data-kind': 'reel' }) };
}

const embedOf = (provider: string) => (Object.hasOwn(EMBEDS, provider) ? EMBEDS[provider] : undefined);

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
    const { layout, embed, id, kind } = Object.fromEntries(
      [...tag.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return layout
      ? settleLayout(layout, inner)
      : `<figure${tag}>${embedded(embedOf(embed), inner, id, kind)}</figure>`;
  });
}

function settleLayout(layout: string, inner: string): string {
  const [caption = ''] = CAPTION.exec(inner) ?? [];
  const pictures = inner.replace(CAPTION, '').match(PICTURES) ?? [];
  const { least, most } = LAYOUTS[layout] ?? { least: 1, most: 0 };
  if (pictures.length < least || pictures.length > most) return `<figure>${inner}</figure>`;
  return `<figure data-layout="${layout}">${pictures.join('')}${caption.replace(PICTURES, '')}</figure>`;
}

/**
 * The preview picture, if it is stored by us, and the link. The link's address is built from the id, so it cannot lead
 * elsewhere.
 */
function embedded(embed: Embed | undefined, inner: string, id = '', kind?: string): string {
  if (!embed) return inner;
  const [still = ''] = /<img src="\/media\/[^>]*>/.exec(inner) ?? [];
  const [, linked = ''] = /<a\b[^>]*>([\s\S]*?)<\/a>/.exec(inner) ?? [];
  const title = linked.replace(/<[^>]*>/g, '').trim() || embed.name;
  return `${still}<a href="${embed.address(id, kind)}" rel="noopener noreferrer">${title}</a>`;
}
