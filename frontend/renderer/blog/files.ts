import { paths } from '../../shared/content/paths';
import { PAGE_SIZE } from '../../shared/post/postList';
import { type PostQuery, queryString } from '../../shared/post/types';
import { digest, type Posts } from './posts';

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

/** Every page that can be listed, first those of lists, then the newest posts'. */
export function pagesOf(posts: Posts): BlogPages {
  const pages: BlogPages = new Map();
  for (const category of [undefined, ...new Set([...posts.categories, ...posts.filled])]) {
    const folder = category === undefined ? '' : folderOf(category);
    if (folder === undefined) continue;
    addLists(pages, posts, folder, category);
  }
  posts.all.forEach((post, index) => {
    const { previous, next, related } = posts.beside(post, index);
    const shown = [post, previous, next, ...related].filter((one) => one !== undefined);
    const { _id } = post.summary;
    pages.set(`blog/${_id}`, {
      address: `${paths.blog}/${_id}`,
      stamp: [post, previous, next, ...related].map((one) => one?.stamp).join(),
      shows: shown.map(({ summary }) => summary._id),
    });
  });
  return pages;
}

/** nginx finds them by the parameters of an address (nginx/conf/http/blog.conf). */
function addLists(pages: BlogPages, posts: Posts, folder: string, category?: string): void {
  const listed = posts.in(category);
  for (let start = 0; start === 0 || start < listed.length; start += PAGE_SIZE) {
    const before = listed[start - 1];
    const cursor = before?.cursor;
    const shown = listed.slice(start, start + PAGE_SIZE);
    const query: PostQuery = { ...(category && { category }), ...(cursor && { cursor }) };
    const asked = queryString(query);
    pages.set(asked ? `lists/${folder}/${cursor ?? 'first'}` : 'blog', {
      address: asked ? `${paths.blog}?${asked}` : paths.blog,
      stamp: digest([posts.categories, listed.length, shown.map(({ stamp }) => stamp)]),
      shows: shown.map(({ summary }) => summary._id),
      isFirst: start === 0,
    });
  }
}
