import { SaxesParser } from 'saxes';
import { asLine, type FoundPost, type Notes, storable } from './found.js';

/** An element below the channel, with what is in it. */
interface Part {
  name: string;
  attributes: Record<string, string>;
  text: string;
  parts: Part[];
}

const DEFAULT_CATEGORY = 'uncategorized';
const KEPT = { publish: 'published', future: 'published', draft: 'draft', pending: 'draft' } as const;

/** What posts refer to. */
export class WordPressSite {
  site = '';
  readonly authors = new Map<string, string>();
  readonly attachments = new Map<string, { address: string; alt?: string }>();
  /** The path of each category that a post has. */
  readonly categories = new Map<string, string>();

  /** Takes what an element says, unless it is a post. */
  note(part: Part): void {
    const field = fieldsOf(part);
    if (part.name === 'wp:base_blog_url' || (part.name === 'link' && !this.site))
      this.site = part.text.trim();
    if (part.name === 'wp:author')
      this.authors.set(field('wp:author_login'), field('wp:author_display_name'));
    if (part.name !== 'item' || field('wp:post_type') !== 'attachment') return;
    const address = field('wp:attachment_url');
    const alt = asLine(metaOf(part, '_wp_attachment_image_alt')) || undefined;
    if (address) this.attachments.set(field('wp:post_id'), { address, alt });
  }

  /** The post or page that an element is. What is none is counted. */
  post(part: Part, notes: Notes): FoundPost | undefined {
    if (part.name !== 'item') return undefined;
    const field = fieldsOf(part);
    const [type, status] = [field('wp:post_type') || 'post', field('wp:status')];
    if (type === 'attachment' || ['trash', 'auto-draft', 'inherit'].includes(status)) return undefined;
    if (type !== 'post' && type !== 'page') {
      notes.count(`what is of the kind “${asLine(type).slice(0, 80)}”`);
      return undefined;
    }
    notes.count('comments', part.parts.filter(({ name }) => name === 'wp:comment').length);
    const terms = part.parts.filter(({ name }) => name === 'category');
    const named = (domain: string) => terms.filter(({ attributes }) => attributes.domain === domain);
    for (const _ of named('post_tag')) notes.count('tags of posts');
    const categories = named('category').flatMap(({ text, attributes: { nicename } }) => {
      const name = asLine(text);
      if (nicename) this.categories.set(name, `/category/${nicename}/`);
      return nicename === DEFAULT_CATEGORY ? [] : name;
    });
    const id = field('wp:post_id');
    const isSecret = field('wp:post_password') !== '' || status === 'private';
    const thumbnail = metaOf(part, '_thumbnail_id');
    const image = this.attachments.get(thumbnail);
    const creator = field('dc:creator');
    return {
      id,
      isPage: type === 'page',
      state: isSecret ? 'draft' : (KEPT[status as keyof typeof KEPT] ?? 'draft'),
      title: asLine(field('title')),
      html: field('content:encoded'),
      excerpt: asLine(field('excerpt:encoded')),
      author: asLine(this.authors.get(creator) || creator),
      categories,
      date: momentIn(field('wp:post_date_gmt')) ?? momentIn(field('pubDate')),
      image,
      addresses: [
        field('link'),
        `/?${type === 'page' ? 'page_id' : 'p'}=${id}`,
        // Dates in addresses may have come later.
        field('wp:post_name') && `/${field('wp:post_name')}/`,
      ].filter(Boolean),
      problems: [
        ...(isSecret ? ['Not everybody could read it: it comes as a draft.'] : []),
        ...(thumbnail && !image ? ['Its picture is not in the file.'] : []),
      ],
    };
  }
}

/** Postgres' and JavaScript's years are fewer than those that a file can say. */
function momentIn(text: string): string | undefined {
  const moment = new Date(/^\d{4}-\d\d-\d\d \d/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  const year = moment.getUTCFullYear();
  return year >= 1970 && year < 2200 ? moment.toISOString() : undefined;
}

const fieldsOf = (part: Part) => (name: string) =>
  storable(part.parts.find((one) => one.name === name)?.text ?? '').trim();

function metaOf(part: Part, key: string): string {
  const meta = part.parts.find((one) => one.name === 'wp:postmeta' && fieldsOf(one)('wp:meta_key') === key);
  return meta ? fieldsOf(meta)('wp:meta_value') : '';
}

/**
 * The elements below the channel, each once it is whole. Answers whether the file ends before its end. No entities are known but XML's
 * own five; what is no XML is passed over as far as it goes.
 */
export async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Part, boolean> {
  const parser = new SaxesParser();
  const open: Part[] = [];
  let whole: Part[] = [];
  const addText = (text: string) => {
    const part = open.at(-1);
    if (part && open.length > 2) part.text += text;
  };
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes, text: '', parts: [] }));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', () => {});
  parser.on('closetag', () => {
    const part = open.pop();
    if (!part || open.length < 2) return;
    if (open.length === 2) whole.push(part);
    // Of comments only the number is told.
    else open.at(-1)?.parts.push(part.name === 'wp:comment' ? { ...part, parts: [] } : part);
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* whole;
    whole = [];
  }
  return open.length > 0;
}

function decoderFor(start: Buffer) {
  const [, label] = /^[^>]*\bencoding=["']([\w-]+)/.exec(start.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}
