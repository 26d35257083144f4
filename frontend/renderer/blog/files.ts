import { languageCodes, pathIn } from '@salon/content/languages';
import { paths } from '../../shared/content/paths';
import { PAGE_SIZE } from '../../shared/post/postList';
import { type PostQuery, queryString } from '../../shared/post/types';
import { type Around, digest, type KnownPost, type Posts } from './posts';

/** A page of the blog that is a file. */
export interface BlogPage {
  address: string;
  /** Changes with anything of posts that the page shows. */
  stamp: string;
  /** The ids of all posts that it shows. */
  shows: string[];
  /** A list's first page is written before the others. */
  isFirst?: boolean;
}

/** Pages by the name of their file, without its ending. */
export type BlogPages = Map<string, BlogPage>;

/** A name for a category's folder, as `URLSearchParams` writes it; undefined when it can't be the name of one. */
function folderOf(category: string): string | undefined {
  const name = new URLSearchParams({ category }).toString().slice('category='.length);
  return name.startsWith('.') || name.length > 250 ? undefined : name;
}

/** Where files of a language are; those of English are beside all others. */
const folderIn = (around: Around) => (around ? `${around}/` : '');
export const folders = [undefined, ...languageCodes].map(folderIn);

/** Every page that can be listed, first those of lists, then the newest posts'. */
export function pagesOf(posts: Posts): BlogPages {
  const pages: BlogPages = new Map();
  for (const around of [undefined, ...posts.languages]) {
    for (const category of [undefined, ...new Set([...posts.choice(around), ...posts.filled(around)])]) {
      const folder = category === undefined ? '' : folderOf(category);
      if (folder === undefined) continue;
      addLists(pages, posts, folder, around, category);
    }
  }
  for (const post of posts.all) for (const around of posts.pagesOf(post)) addPost(pages, posts, post, around);
  return pages;
}

function addPost(pages: BlogPages, posts: Posts, post: KnownPost, around: Around): void {
  const { previous, next, related } = posts.beside(post, around);
  const shown = [post, previous, next, ...related].filter((one) => one !== undefined);
  const versions = posts.versions(post);
  const { _id } = post.summary;
  pages.set(`${folderIn(around)}blog/${_id}`, {
    address: pathIn(around, `${paths.blog}/${_id}`),
    stamp: digest([
      ...[post, previous, next, ...related].map((one) => one?.stamp),
      ...[posts.home(post), posts.languages, versions, around && posts.said],
    ]),
    shows: [...shown.map(({ summary }) => summary._id), ...versions.map(({ _id }) => _id)],
  });
}

/** nginx finds them by the parameters of an address (nginx/conf/http/blog.conf). */
function addLists(pages: BlogPages, posts: Posts, folder: string, around: Around, category?: string): void {
  const listed = posts.in(category, around);
  const address = pathIn(around, paths.blog);
  const choice = posts.choice(around);
  for (let start = 0; start === 0 || start < listed.length; start += PAGE_SIZE) {
    const before = listed[start - 1];
    const cursor = before?.cursor;
    const shown = listed.slice(start, start + PAGE_SIZE);
    const query: PostQuery = { ...(category && { category }), ...(cursor && { cursor }) };
    const asked = queryString(query);
    const others = asked ? [] : posts.others(around);
    const all = [...shown, ...others.flatMap(({ posts }) => posts)];
    pages.set(folderIn(around) + (asked ? `lists/${folder}/${cursor ?? 'first'}` : 'blog'), {
      address: asked ? `${address}?${asked}` : address,
      stamp: digest([
        ...[choice, listed.length, all.map(({ stamp }) => stamp)],
        ...[posts.languages, others.map(({ path }) => path)],
      ]),
      shows: all.map(({ summary }) => summary._id),
      isFirst: start === 0,
    });
  }
}
