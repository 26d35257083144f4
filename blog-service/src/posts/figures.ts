/** How several pictures of one figure stand, and how many of them that takes. */
const LAYOUTS: Record<string, { least: number; most: number }> = {
  row: { least: 2, most: 2 },
  compare: { least: 2, most: 2 },
  gallery: { least: 2, most: 30 },
};

type Attributes = Record<string, string>;

interface Embed {
  id: RegExp;
  address: (id: string, kind?: string) => string;
  /** For one that came without a title. */
  name: string;
}

const EMBEDS: Record<string, Embed> = {
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

/** Of a figure's attributes those that the site knows, in one order. */
export function figureAttributes(attributes: Attributes): Attributes {
  const { 'data-layout': layout = '', 'data-embed': provider = '', 'data-id': id = '' } = attributes;
  if (Object.hasOwn(LAYOUTS, layout)) return { 'data-layout': layout };
  if (!embedOf(provider)?.id.test(id)) return {};
  const isReel = provider === 'instagram' && attributes['data-kind'] === 'reel';
  return { 'data-embed': provider, 'data-id': id, ...(isReel && { 'data-kind': 'reel' }) };
}

const embedOf = (provider: string) => (Object.hasOwn(EMBEDS, provider) ? EMBEDS[provider] : undefined);

/** A figure with attributes and no other figure in it; else the opening tag alone, which then loses them. */
const FIGURE = /<figure( [^>]+)>((?:(?!<figure\b)[\s\S])*?)<\/figure>|<figure [^>]+>/g;

const CAPTION = /<figcaption>[\s\S]*?<\/figcaption>/;
const PICTURES = /<img [^>]*>/g;

/**
 * Gives each figure with attributes its one form: its pictures, then its caption or link, and nothing else. One that
 * can't have the form is a plain figure with all it holds. Takes sanitised HTML, whose tags hold no `>` but their last.
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

/** The still, when it is our own, and the link, whose address is made of the id so that it can't lie. */
function embedded(embed: Embed | undefined, inner: string, id = '', kind?: string): string {
  if (!embed) return inner;
  const [still = ''] = /<img src="\/media\/[^>]*>/.exec(inner) ?? [];
  const [, linked = ''] = /<a\b[^>]*>([\s\S]*?)<\/a>/.exec(inner) ?? [];
  const title = linked.replace(/<[^>]*>/g, '').trim() || embed.name;
  return `${still}<a href="${embed.address(id, kind)}" rel="noopener noreferrer">${title}</a>`;
}
