import { JSONParser } from '@streamparser/json';
import { asLine, type FoundPost, momentIn, type Notes, type OldSystem, SECRET, storable } from './found.js';

type Row = Record<string, unknown>;
interface TableRow {
  table: string;
  row: Row;
}

/** The file does not say where the site was. */
export const UNKNOWN_SITE = 'https://old-site.invalid';

/** Each row by itself: a whole table may be too large. */
const TABLES = ['users', 'tags', 'posts_meta', 'posts_tags', 'posts_authors', 'posts'].flatMap((table) =>
  ['$.db.*.data', '$.data.data', '$.data'].map((data) => `${data}.${table}.*`),
);

/** The rows of all tables of an export, or of another file. The last one is undefined when it ends before its end. */
export async function* rowsOf(
  chunks: AsyncIterable<Buffer>,
  paths = TABLES,
): AsyncGenerator<TableRow | undefined> {
  const parser = new JSONParser({ paths, keepStack: false });
  let whole: TableRow[] = [];
  let isAtFault = false;
  parser.onValue = ({ value, stack }) => {
    if (typeof value === 'object' && value !== null)
      whole.push({ table: String(stack.at(-1)?.key), row: value as Row });
  };
  parser.onError = () => {
    isAtFault = true;
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* whole;
    whole = [];
    if (isAtFault) break;
  }
  if (isAtFault || !parser.isEnded) yield undefined;
}

export class GhostSystem implements OldSystem<TableRow> {
  readonly name = 'ghost';
  readonly site = UNKNOWN_SITE;
  readonly categories = new Map<string, string>();
  readonly pictures = new Map<string, never>();
  /** Of a site that the file doesn't name, everything is looked for here. */
  readonly paths = { has: () => true };
  readonly partsOf = rowsOf;
  private readonly users = new Map<unknown, string>();
  private readonly tags = new Map<unknown, string>();
  private readonly metas = new Map<unknown, string>();
  private readonly tagsOf = new Map<unknown, unknown[]>();
  private readonly authorOf = new Map<unknown, unknown>();

  note({ table, row }: TableRow): void {
    const name = asLine(text(row.name));
    if (table === 'users') this.users.set(row.id, name);
    // Those with a # are for the theme alone.
    if (table === 'tags' && !name.startsWith('#')) {
      this.tags.set(row.id, name);
      this.categories.set(name, `/tag/${text(row.slug)}/`);
    }
    if (table === 'posts_meta') this.metas.set(row.post_id, asLine(text(row.feature_image_alt)));
    if (table === 'posts_tags')
      this.tagsOf.set(row.post_id, [...(this.tagsOf.get(row.post_id) ?? []), row.tag_id]);
    if (table === 'posts_authors' && !this.authorOf.has(row.post_id))
      this.authorOf.set(row.post_id, row.author_id);
  }

  post({ table, row }: TableRow, notes: Notes): FoundPost | undefined {
    if (table !== 'posts') return undefined;
    const { id, status, published_at: published } = row;
    const isSecret = !['public', '', 'undefined', 'null'].includes(String(row.visibility));
    const [category, ...others] = (this.tagsOf.get(id) ?? []).flatMap((tag) => this.tags.get(tag) ?? []);
    notes.count('tags of posts', others.length);
    const address = text(row.feature_image ?? row.image);
    const isShown = status === 'published' || status === 'scheduled';
    return {
      id: `${id} ${text(row.uuid)}`.trim(),
      isPage: row.type === 'page' || Boolean(row.page),
      state: isShown && !isSecret ? 'published' : 'draft',
      title: asLine(text(row.title)),
      html: text(row.html) || paragraphs(text(row.plaintext)),
      excerpt: asLine(text(row.custom_excerpt)),
      author: this.users.get(this.authorOf.get(id) ?? row.author_id) ?? '',
      categories: category ? [category] : [],
      date: published ? momentIn(published as string | number) : undefined,
      image: address ? { address, alt: this.metas.get(id) } : undefined,
      addresses: [`/${text(row.slug)}/`],
      problems: isSecret ? [SECRET] : [],
    };
  }

  html = (stored: string) => stored.replaceAll('__GHOST_URL__', this.site);
}

const text = (value: unknown): string => (typeof value === 'string' ? storable(value) : '');

const paragraphs = (plain: string): string =>
  plain
    .split(/\n{2,}/)
    .map((one) => `<p>${one.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('');
