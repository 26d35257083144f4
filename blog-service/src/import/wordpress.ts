import { SaxesParser } from 'saxes';
import { oldPath } from '../addresses/old-path.js';
import {
  asLine,
  cut,
  type FoundPost,
  momentIn,
  type Notes,
  type OldSite,
  SECRET,
  type Source,
  shortened,
  storable,
  UNKNOWN_SITE,
} from './found.js';
import { wordpressHtml } from './wordpress-text.js';

/** An element below the channel, with what is in it. */
class Part {
  text = '';
  parts: Part[] = [];

  constructor(
    readonly name: string,
    readonly attributes: Record<string, string>,
  ) {}

  field(name: string): string {
    return storable(this.parts.find((one) => one.name === name)?.text ?? '').trim();
  }

  meta(key: string): string {
    const meta = this.parts.find((one) => one.name === 'wp:postmeta' && one.field('wp:meta_key') === key);
    return meta?.field('wp:meta_value') ?? '';
  }

  terms(domain: string): Part[] {
    return this.parts.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain);
  }
}

const DEFAULT_CATEGORY = 'uncategorized';
const NO_POSTS = ['trash', 'auto-draft', 'inherit'];

export async function readWordPress(sources: Source[], notes: Notes): Promise<OldSite> {
  let address = UNKNOWN_SITE;
  const authors = new Map<string, string>();
  const pictures = new Map<string, { address: string; alt?: string }>();
  const paths = new Set<string | undefined>();
  for (const source of sources)
    for await (const part of partsOf(source, notes)) {
      const isSite = part.name === 'wp:base_blog_url' || (part.name === 'link' && address === UNKNOWN_SITE);
      if (isSite) address = URL.parse(part.text.trim())?.origin ?? address;
      if (part.name === 'wp:author')
        authors.set(part.field('wp:author_login'), part.field('wp:author_display_name'));
      if (part.name !== 'item') continue;
      const picture = part.field('wp:attachment_url');
      const alt = asLine(part.meta('_wp_attachment_image_alt')) || undefined;
      if (picture) pictures.set(part.field('wp:post_id'), { address: picture, alt });
      else for (const one of addressesOf(part)) paths.add(oldPath(one));
    }

  function postIn(part: Part): FoundPost | undefined {
    const [type, status] = [part.field('wp:post_type') || 'post', part.field('wp:status')];
    if (part.name !== 'item' || type === 'attachment' || NO_POSTS.includes(status)) return undefined;
    if (type !== 'post' && type !== 'page') {
      const isMenu = type === 'nav_menu_item';
      notes.count(isMenu ? 'entries of menus' : `what a plug-in calls “${shortened(asLine(type), 80)}”`);
      return undefined;
    }
    notes.count('comments', part.parts.filter(({ name }) => name === 'wp:comment').length);
    notes.count('tags of posts', part.terms('post_tag').length);
    const [id, creator] = [part.field('wp:post_id'), part.field('dc:creator')];
    const isSecret = part.field('wp:post_password') !== '' || status === 'private';
    const thumbnail = part.meta('_thumbnail_id');
    const image = pictures.get(thumbnail);
    const gmt = part.field('wp:post_date_gmt');
    const losses = new Set(isSecret ? [SECRET] : []);
    if (thumbnail && !image) losses.add('Its picture is not in the file.');
    return {
      // Sites that became another, or several, share their numbers.
      id: `${id} ${shortened(part.field('guid'), 500)}`.trim(),
      isPage: type === 'page',
      body: {
        state: !isSecret && /^(publish|future)$/.test(status) ? 'published' : 'draft',
        title: asLine(part.field('title')),
        content: wordpressHtml(
          cut(part.field('content:encoded'), losses),
          (id) => pictures.get(id)?.address,
          losses,
        ),
        excerpt: asLine(part.field('excerpt:encoded')),
        author: asLine(authors.get(creator) || creator),
        date: momentIn(`${gmt.replace(' ', 'T')}Z`) ?? momentIn(part.field('pubDate')),
        image: image?.address,
        imageAlt: image?.alt,
      },
      categories: part
        .terms('category')
        .filter(({ attributes: { nicename } }) => nicename !== DEFAULT_CATEGORY)
        .map(({ text, attributes: { nicename } }) => [asLine(text), nicename && `/category/${nicename}/`]),
      addresses: addressesOf(part),
      losses,
    };
  }
  async function* posts() {
    for (const source of sources)
      for await (const part of partsOf(source, notes)) {
        const post = postIn(part);
        if (post) yield post;
      }
  }
  const hadPath = (path?: string) => paths.has(path);
  return { name: 'wordpress', address, pictures: pictures.values(), hadPath, posts: posts() };
}

function addressesOf(part: Part): string[] {
  const number = part.field('wp:post_type') === 'page' ? 'page_id' : 'p';
  const slug = part.field('wp:post_name');
  // Dates in addresses may have come later.
  return [part.field('link'), `/?${number}=${part.field('wp:post_id')}`, slug && `/${slug}/`].filter(Boolean);
}

/** The elements below the channel, each once it is whole. No entities are known but XML's own five; what is no XML is passed over. */
async function* partsOf({ name, open }: Source, notes: Notes): AsyncGenerator<Part> {
  const parser = new SaxesParser();
  const within: Part[] = [];
  let whole: Part[] = [];
  const addText = (text: string) => {
    const part = within.at(-1);
    if (part && within.length > 2) part.text += text;
  };
  parser.on('opentag', ({ name, attributes }) => within.push(new Part(name, attributes)));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', () => {});
  parser.on('closetag', () => {
    const part = within.pop();
    if (!part || within.length < 2) return;
    // Of comments only the number is told.
    if (part.name === 'wp:comment') part.parts = [];
    if (within.length === 2) whole.push(part);
    else within.at(-1)?.parts.push(part);
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of open()) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* whole;
    whole = [];
  }
  if (within.length > 0) notes.endsEarly(name);
}

function decoderFor(start: Buffer) {
  const [, label] = /^[^>]*\bencoding=["']([\w-]+)/.exec(start.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}
