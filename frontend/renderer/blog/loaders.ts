import { pathIn, splitPath } from '@salon/content/languages';
import { type Speech, speaking } from '@salon/content/words/say';
import { data, redirect } from 'react-router-dom';
import type { components } from '../../shared/contract/blog-service';
import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import { shownPost } from '../../shared/post/shownPost';
import { postPath } from '../../shared/post/texts';
import { type PostLanguage, type PostList, type PostQuery, queryString } from '../../shared/post/types';
import {
  type BlogLoaders,
  type PostData,
  type PostListData,
  type PostPage,
  queryOf,
} from '../../site/blog/data';
import { askBlogService } from '../blogService';
import { type Around, NO_RELATED, type Posts } from './posts';

type Schemas = components['schemas'];

/** What the blog's pages show: lists as they are known, searches and texts from blog-service. With each page's status. */
export function createBlogLoaders(blogUrl: string, posts: Posts): BlogLoaders {
  const get = (path: string, page: Request) =>
    askBlogService(`${blogUrl}${path}`, {
      headers: { 'X-Request-Id': page.headers.get('X-Request-Id') ?? '' },
    });

  /** The language that the address of a page begins with. */
  const aroundOf = (page: Request): Around => splitPath(new URL(page.url).pathname).language;

  async function search(query: PostQuery, page: Request): Promise<PostList | null> {
    const asked = `limit=${PAGE_SIZE}&language=${aroundOf(page) ?? 'en'}&${queryString(query)}`;
    const response = await get(`/api/blogs?${asked}`, page);
    if (!response) return null;
    const found: Schemas['PostSummary'][] = await response.json();
    return postListFrom(found.map(withoutLanguage), response.headers);
  }

  async function find(id: string, page: Request, speech?: Speech): Promise<PostPage | null> {
    const around = aroundOf(page);
    const known = posts.get(id.toLowerCase());
    const to = known && posts.pathOf(known, around);
    // The router adds the language that it stands in.
    if (to && to !== pathIn(around, postPath(known.summary._id)))
      throw redirect(around ? splitPath(to).path : to, 301);
    const response = await get(`/api/blogs/${encodeURIComponent(id)}`, page);
    const post: Schemas['PostResponse'] | undefined = await response?.json();
    if (!post?._id) return null;
    // Where there is only English, nothing says so.
    const isSaid = post.language !== 'en' || posts.languages.length > 0;
    return {
      post: speaking(speech, () => shownPost(isSaid ? post : withoutLanguage(post))),
      ...(known ? posts.beside(known, around) : { related: NO_RELATED }),
    };
  }

  return {
    async postList({ request }) {
      const query = queryOf(request.url);
      const known = posts.page(query, aroundOf(request));
      const list = known.list ?? (await search(query, request));
      return data<PostListData>({ query, ...known, list }, { status: list ? 200 : 404 });
    },
    async post({ request, params: { id = '' }, context }) {
      const page = await find(id, request, context.speech);
      return data<PostData>({ page }, { status: page ? 200 : 404 });
    },
  };
}

const withoutLanguage = <Said extends object>({ language: _, ...post }: Said & { language: PostLanguage }) =>
  post;
