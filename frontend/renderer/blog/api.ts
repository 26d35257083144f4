import { pathIn, splitPath } from '@salon/content/languages';
import { speaking } from '@salon/content/words/say';
import { redirect } from 'react-router-dom';
import type { components } from '../../shared/contract/blog-service';
import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import { shownPost } from '../../shared/post/shownPost';
import { postPath } from '../../shared/post/texts';
import { type PostLanguage, type PostList, type PostQuery, queryString } from '../../shared/post/types';
import type { BlogApi } from '../../site/blog/api';
import { askBlogService } from '../blogService';
import { type Around, NO_RELATED, type Posts } from './posts';

type Schemas = components['schemas'];

/** What the blog's pages show: lists as they are known, searches and texts from blog-service. */
export function createBlogApi(blogUrl: string, posts: Posts): BlogApi {
  const get = (path: string, page?: Request) =>
    askBlogService(`${blogUrl}${path}`, {
      headers: { 'X-Request-Id': page?.headers.get('X-Request-Id') ?? '' },
    });

  /** The language that the address of a page begins with. */
  const aroundOf = (page?: Request): Around => page && splitPath(new URL(page.url).pathname).language;

  async function search(query: PostQuery, around: Around, page?: Request): Promise<PostList | null> {
    const asked = `limit=${PAGE_SIZE}&language=${around ?? 'en'}&${queryString(query)}`;
    const response = await get(`/api/blogs?${asked}`, page);
    if (!response) return null;
    const found: Schemas['PostSummary'][] = await response.json();
    return postListFrom(found.map(withoutLanguage), response.headers);
  }

  return {
    async list(query, page) {
      const around = aroundOf(page);
      const known = posts.page(query, around);
      return { ...known, list: known.list ?? (await search(query, around, page)) };
    },

    async post(id, page, speech) {
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
    },
  };
}

const withoutLanguage = <Said extends object>({ language: _, ...post }: Said & { language: PostLanguage }) =>
  post;
