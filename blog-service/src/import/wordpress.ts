import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { oldPath } from '../addresses/old-path.js';
import {
  asLine,
  type FoundPost,
  momentIn,
  type Notes,
  type OldSystem,
  SECRET,
  shortened,
  storable,
} from './found.js';
import { UNKNOWN_SITE } from './ghost.js';
import type { Problem } from './settle.js';
import { attributesOf, wordpressHtml } from './wordpress-text.js';

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
const FOOTNOTES = z.array(z.object({ content: z.string() })).catch([]);
const NO_POSTS = ['trash', 'auto-draft', 'inherit'];

export class WordPressSystem implements OldSystem<Part> {
  readonly name = 'wordpress';
  site = UNKNOWN_SITE;
  readonly categories = new Map<string, string>();
  /** By their ids. */
  readonly pictures = new Map<string, { address: string; alt?: string }>();
  readonly paths = new Set<string | undefined>();
  readonly partsOf = partsOf;
  private readonly authors = new Map<string, string>();

  note(part: Part): void {
    const isSite = part.name === 'wp:base_blog_url' || (part.name === 'link' && this.site === UNKNOWN_SITE);
    if (isSite) this.site = URL.parse(part.text.trim())?.origin ?? this.site;
    if (part.name === 'wp:author')
      this.authors.set(part.field('wp:author_login'), part.field('wp:author_display_name'));
    const address = part.field('wp:attachment_url');
    if (part.name === 'item' && !address) for (const one of addressesOf(part)) this.paths.add(oldPath(one));
    const alt = asLine(part.meta('_wp_attachment_image_alt')) || undefined;
    if (address) this.pictures.set(part.field('wp:post_id'), { address, alt });
  }

  post(part: Part, notes: Notes): FoundPost | undefined {
    if (part.name !== 'item') return undefined;
    const [type, status] = [part.field('wp:post_type') || 'post', part.field('wp:status')];
    if (type === 'attachment' || NO_POSTS.includes(status)) return undefined;
    if (type !== 'post' && type !== 'page') {
      notes.count(`what is of the kind “${shortened(asLine(type), 80)}”`);
      return undefined;
    }
    notes.count('comments', part.parts.filter(({ name }) => name === 'wp:comment').length);
    notes.count('tags of posts', part.terms('post_tag').length);
    const categories = part.terms('category').flatMap(({ text, attributes: { nicename } }) => {
      const name = asLine(text);
      if (nicename) this.categories.set(name, `/category/${nicename}/`);
      return nicename === DEFAULT_CATEGORY ? [] : name;
    });
    const [id, creator] = [part.field('wp:post_id'), part.field('dc:creator')];
    const isSecret = part.field('wp:post_password') !== '' || status === 'private';
    const thumbnail = part.meta('_thumbnail_id');
    const image = this.pictures.get(thumbnail);
    const footnotes = FOOTNOTES.parse(attributesOf(part.meta('footnotes')));
    const list = `<ol>${footnotes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`;
    const gmt = part.field('wp:post_date_gmt');
    return {
      // Sites that became another, or several, share their numbers.
      id: `${id} ${shortened(part.field('guid'), 500)}`.trim(),
      isPage: type === 'page',
      state: !isSecret && /^(publish|future)$/.test(status) ? 'published' : 'draft',
      title: asLine(part.field('title')),
      html: part.field('content:encoded').replace(/<!-- wp:footnotes\b.*?\/-->/, () => list),
      excerpt: asLine(part.field('excerpt:encoded')),
      author: asLine(this.authors.get(creator) || creator),
      categories,
      date: momentIn(`${gmt.replace(' ', 'T')}Z`) ?? momentIn(part.field('pubDate')),
      image,
      addresses: addressesOf(part),
      problems: [
        ...(isSecret ? [SECRET] : []),
        ...(thumbnail && !image ? ['Its picture is not in the file.'] : []),
      ],
    };
  }

  html = (stored: string, problem: Problem) =>
    wordpressHtml(stored, (id) => this.pictures.get(id)?.address, problem);
}

function addressesOf(part: Part): string[] {
  const number = part.field('wp:post_type') === 'page' ? 'page_id' : 'p';
  const slug = part.field('wp:post_name');
  // Dates in addresses may have come later.
  return [part.field('link'), `/?${number}=${part.field('wp:post_id')}`, slug && `/${slug}/`].filter(Boolean);
}

/**
 * The elements below the channel, each once it is whole; the last one is undefined when the file ends before its end. No entities are
 * known but XML's own five; what is no XML is passed over as far as it goes.
 */
async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Part | undefined> {
  const parser = new SaxesParser();
  const open: Part[] = [];
  let whole: Part[] = [];
  const addText = (text: string) => {
    const part = open.at(-1);
    if (part && open.length > 2) part.text += text;
  };
  parser.on('opentag', ({ name, attributes }) => open.push(new Part(name, attributes)));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', () => {});
  parser.on('closetag', () => {
    const part = open.pop();
    if (!part || open.length < 2) return;
    // Of comments only the number is told.
    if (part.name === 'wp:comment') part.parts = [];
    if (open.length === 2) whole.push(part);
    else open.at(-1)?.parts.push(part);
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* whole;
    whole = [];
  }
  if (open.length > 0) yield undefined;
}

function decoderFor(start: Buffer) {
  const [, label] = /^[^>]*\bencoding=["']([\w-]+)/.exec(start.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}
