import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';

/** A post or page of an export of another system, read by another parser than the import's. */
export interface ExportedPost {
  title: string;
  html: string;
  from: 'wordpress' | 'ghost';
  kind: 'post' | 'page' | 'draft';
  date: Date;
  path: string;
  categories: string[];
}

export const EXPORTS = [
  '64-block-test-data.xml',
  'themeunittestdata.wordpress.xml',
  'import-data-lts.json',
  'import-data-1.json',
];

export const exported = (file: string) =>
  gunzipSync(readFileSync(new URL(`${file}.gz`, import.meta.url))).toString();

export const exportedPosts = (file: string): ExportedPost[] =>
  file.endsWith('.xml') ? postsOfWordPress(exported(file)) : postsOfGhost(exported(file));

type Item = Record<string, string> & { category?: Category[] };
interface Category {
  '#text': string;
  '@_domain': string;
}

function postsOfWordPress(xml: string): ExportedPost[] {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'category' });
  const items: Item[] = parser.parse(xml).rss.channel.item;
  const posts = items.filter((item) => /^(post|page)$/.test(item['wp:post_type'] ?? ''));
  return posts.map((item) => ({
    title: `${item.title}`,
    html: item['content:encoded'] ?? '',
    from: 'wordpress',
    kind:
      item['wp:post_type'] === 'page'
        ? 'page'
        : item['wp:status'] === 'draft' || item['wp:post_password']
          ? 'draft'
          : 'post',
    date: new Date(`${item['wp:post_date_gmt']}Z`),
    path: new URL(`${item.link}`).pathname + new URL(`${item.link}`).search,
    categories: (item.category ?? [])
      .filter((one) => one['@_domain'] === 'category' && one['#text'] !== 'Uncategorized')
      .map((one) => `${one['#text']}`),
  }));
}

interface Ghost {
  posts: { id: number; title: string; html: string; slug: string; published_at: number }[];
  tags: { id: number; name: string }[];
  posts_tags: { post_id: number; tag_id: number }[];
}

function postsOfGhost(json: string): ExportedPost[] {
  const { posts, tags, posts_tags }: Ghost = JSON.parse(json).data.data;
  return posts.map(({ id, title, html, slug, published_at }) => ({
    ...{ title, html, from: 'ghost', kind: 'post' },
    date: new Date(published_at),
    path: `/${slug}/`,
    categories: posts_tags
      .filter(({ post_id }) => post_id === id)
      .flatMap(({ tag_id }) => tags.find((tag) => tag.id === tag_id)?.name ?? []),
  }));
}
