import { languageCodes, pathIn } from '@salon/content/languages';
import { paths } from '../../shared/content/paths';
import { postPath } from '../../shared/post/texts';
import { type PostQuery, queryString } from '../../shared/post/types';
import { type Around, type Posts, shortName } from './posts';

/** A page of the blog that is a file. */
export interface BlogPage {
  address: string;
  /** Changes with anything of posts that the page shows: made of its data, and of what a post's text is made from. */
  stamp: string;
  /** The ids of all posts that it shows. */
  shows: string[];
  /** A list's first page is written before the others. */
  isFirst: boolean;
}

/** Pages by the name of their file, without its ending. */
export type BlogPages = Map<string, BlogPage>;

/** A name for a category's folder, as `URLSearchParams` writes it; undefined when it can't be the name of one. */
function folderOf(category: string): string | undefined {
  const name = new URLSearchParams({ category }).toString().slice('category='.length);
  return name.startsWith('.') || name.length > 250 ? undefined : name;
}

/** Where files of a language are; those of English are beside all others. */
export const folderIn = (around: Around) => (around ? `${around}/` : '');
export const folders = [undefined, ...languageCodes].map(folderIn);

const ID = /"_id":"([a-z0-9-]+)"/g;
/** The ids of all posts in the data of a page, as new strings: a part of a string keeps the whole of it in memory. */
export const idsIn = (data: string): string[] =>
  JSON.parse(`[${Array.from(data.matchAll(ID), ([, id]) => `"${id}"`)}]`);

/** Every page that can be listed, first those of lists, then the newest posts'. nginx finds lists by the parameters of an address (nginx/conf/http/blog.conf). */
export function pagesOf(posts: Posts): BlogPages {
  const pages: BlogPages = new Map();
  function add(around: Around, file: string, address: string, shown: unknown, isFirst = false): void {
    const text = JSON.stringify(shown);
    const page = { address: pathIn(around, address), stamp: shortName(text), shows: idsIn(text), isFirst };
    pages.set(folderIn(around) + file, page);
  }
  for (const around of [undefined, ...posts.languages]) {
    for (const category of [undefined, ...new Set([...posts.choice(around), ...posts.filled(around)])]) {
      const folder = category === undefined ? '' : folderOf(category);
      if (folder === undefined) continue;
      let cursor: string | undefined;
      do {
        const query: PostQuery = { ...(category && { category }), ...(cursor && { cursor }) };
        const asked = queryString(query);
        const file = asked ? `lists/${folder}/${cursor ?? 'first'}` : 'blog';
        const shown = posts.page(query, around);
        add(around, file, asked ? `${paths.blog}?${asked}` : paths.blog, shown, !cursor);
        cursor = shown.list?.next ?? undefined;
      } while (cursor);
    }
  }
  for (const post of posts.all)
    for (const around of posts.pagesOf(post)) {
      const { summary, stamp } = post;
      const more = [posts.beside(post, around), posts.languages, around && posts.said];
      add(around, `blog/${summary._id}`, postPath(summary._id), [summary, stamp, ...more]);
    }
  return pages;
}
