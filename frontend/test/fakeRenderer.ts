import { splitPath } from '@salon/content/languages';
import type { Posts } from '../renderer/blog/posts';
import { pagesAsOf } from '../renderer/entry-server';
import type { Render } from '../renderer/pages/render';
import type { BlogService } from './blogService';
import { editionOne } from './edition';
import { NOON } from './loaders';

const layout = { asOf: NOON, contact: editionOne.contact, notices: [] };

/** Writes short pages: the address, the landmark (as part of header and footer), the time from which it is valid, and the posts. */
export class FakeRenderer {
  /** The addresses of all pages that it was asked for. */
  rendered: string[] = [];
  /** Those whose data were not given. */
  asked: string[] = [];
  /** Pages that can't be rendered. */
  broken: string[] = [];

  constructor(private readonly service: BlogService) {}

  with(posts: Posts): Render {
    return async (request, content, now, known) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (this.broken.includes(pathname)) throw new Error('A component threw.');
      this.rendered.push(pathname + search);
      if (known === undefined) this.asked.push(pathname + search);
      const { language, path } = splitPath(pathname);
      const [, id = ''] = /^\/blog\/(.+)/.exec(path) ?? [];
      const post = id && this.service.posts.get(id);
      if (id && !post) return { status: 404, html: '', data: null, alternates: [] };
      const { previous, next, related } = posts.related(id, language);
      const one = posts.get(id);
      const versions = one ? posts.versions(one) : [];
      const list = path === '/blog' && posts.list(Object.fromEntries(searchParams), language);
      const others = path === '/blog' && !search ? posts.others(language) : [];
      const listed = [...(list ? list.posts : []), ...others.flatMap(({ posts }) => posts)];
      const page = [post, previous, next, ...related, ...versions, ...listed].filter(Boolean);
      const asOf = pagesAsOf(content, now);
      const html = `${pathname} ${content.contact.landmark} as of ${asOf} ${JSON.stringify(page)}`;
      return { status: 200, html, alternates: [], data: { build: '', layout, page } };
    };
  }
}
