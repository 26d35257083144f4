import { JSONParser } from '@streamparser/json';
import {
  asLine,
  cut,
  type FoundPost,
  momentIn,
  type Notes,
  type OldSite,
  SECRET,
  type Source,
  storable,
  UNKNOWN_SITE,
} from './found.js';

type Row = Record<string, unknown>;

/** Each row by itself: a whole table may be too large. */
const TABLES = ['users', 'tags', 'posts_meta', 'posts_tags', 'posts_authors', 'posts'].flatMap((table) =>
  ['$.db.*.data', '$.data.data', '$.data'].map((data) => `${data}.${table}.*`),
);

/** The rows of all tables of an export, or of another file, as far as it goes. */
export async function* rowsOf(
  { name, open }: Source,
  notes: Notes,
  paths = TABLES,
): AsyncGenerator<{ table: string; row: Row }> {
  const parser = new JSONParser({ paths, keepStack: false });
  let whole: { table: string; row: Row }[] = [];
  let isAtFault = false;
  parser.onValue = ({ value, stack }) => {
    if (typeof value === 'object' && value !== null)
      whole.push({ table: String(stack.at(-1)?.key), row: value as Row });
  };
  parser.onError = () => {
    isAtFault = true;
  };
  for await (const chunk of open()) {
    parser.write(chunk);
    yield* whole;
    whole = [];
    if (isAtFault) break;
  }
  if (isAtFault || !parser.isEnded) notes.endsEarly(name);
}

export async function readGhost(sources: Source[], notes: Notes): Promise<OldSite> {
  const [users, tags, alts] = [
    new Map<unknown, string>(),
    new Map<unknown, [name: string, path: string]>(),
    new Map<unknown, string>(),
  ];
  const [tagsOf, authorOf] = [new Map<unknown, unknown[]>(), new Map<unknown, unknown>()];
  for (const source of sources)
    for await (const { table, row } of rowsOf(source, notes)) {
      const { id, post_id: post } = row;
      const name = asLine(text(row.name));
      if (table === 'users') users.set(id, name);
      // Those with a # are for the theme alone.
      if (table === 'tags' && !name.startsWith('#')) tags.set(id, [name, `/tag/${text(row.slug)}/`]);
      if (table === 'posts_meta') alts.set(post, asLine(text(row.feature_image_alt)));
      if (table === 'posts_tags') tagsOf.set(post, [...(tagsOf.get(post) ?? []), row.tag_id]);
      if (table === 'posts_authors' && !authorOf.has(post)) authorOf.set(post, row.author_id);
    }

  function postIn(row: Row): FoundPost {
    const { id, status, published_at: published } = row;
    const isSecret = !['public', '', 'undefined', 'null'].includes(String(row.visibility));
    const [category, ...others] = (tagsOf.get(id) ?? [])
      .map((tag) => tags.get(tag))
      .filter((tag) => tag !== undefined);
    notes.count('tags of posts', others.length);
    const isShown = status === 'published' || status === 'scheduled';
    const losses = new Set(isSecret ? [SECRET] : []);
    return {
      id: `${id} ${text(row.uuid)}`.trim(),
      isPage: row.type === 'page' || Boolean(row.page),
      body: {
        state: isShown && !isSecret ? 'published' : 'draft',
        title: asLine(text(row.title)),
        content: cut(text(row.html) || paragraphs(text(row.plaintext)), losses).replaceAll(
          '__GHOST_URL__',
          UNKNOWN_SITE,
        ),
        excerpt: asLine(text(row.custom_excerpt)),
        author: users.get(authorOf.get(id) ?? row.author_id),
        date: published ? momentIn(published as string | number) : undefined,
        image: text(row.feature_image ?? row.image).replace('__GHOST_URL__', UNKNOWN_SITE),
        imageAlt: alts.get(id),
      },
      categories: category ? [category] : [],
      addresses: [`/${text(row.slug)}/`],
      losses,
    };
  }
  async function* posts() {
    for (const source of sources)
      for await (const { table, row } of rowsOf(source, notes)) if (table === 'posts') yield postIn(row);
  }
  // Of a site that the file doesn't name, everything is looked for here.
  return { name: 'ghost', address: UNKNOWN_SITE, pictures: [], hadPath: () => true, posts: posts() };
}

const text = (value: unknown): string => (typeof value === 'string' ? storable(value) : '');

/** Older posts may have plain text alone. */
const paragraphs = (plain: string): string =>
  plain
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/.+(\n.+)*/g, '<p>$&</p>');
