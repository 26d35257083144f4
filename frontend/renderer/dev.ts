import { createBlogApi } from './blog/api';
import { Posts } from './blog/posts';
import { createChangesSource } from './changes';
import { createSiteSource, readDraft } from './editions';
import { createRenderer } from './entry-server';
import { renderPages } from './pages/render';

interface Asked {
  /** `/page-data/….json` or `/preview/…` */
  url: string;
  authorization: string | undefined;
  template: string;
  blogUrl: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Replaces the page files and the renderer in `vite dev` (build/dev-pages.ts). */
export async function answerPage({ url, authorization, template, blogUrl }: Asked) {
  const posts = new Posts();
  const render = createRenderer({ template, scripts: {}, api: createBlogApi(blogUrl, posts) });
  const now = new Date();

  if (url.startsWith('/preview/')) {
    const draft = await readDraft(blogUrl, authorization ?? '', '');
    if (draft instanceof Response) return { status: draft.status, type: JSON_TYPE, body: await draft.text() };
    const path = url.slice('/preview'.length);
    const page = await render(new Request(new URL(path, 'http://dev')), draft.content, now);
    if (page instanceof Response) return { status: 404, type: 'text/plain', body: 'It leads elsewhere.' };
    return { status: page.status, type: 'text/html; charset=utf-8', body: page.html };
  }

  const edition = await createSiteSource(blogUrl)();
  if (!edition) return { status: 503, type: 'text/plain', body: 'blog-service does not answer.' };
  const [, blogPage] = /^\/page-data(\/blog(?=[/.]).*)/.exec(url) ?? [];
  if (blogPage) {
    const all = await createChangesSource(blogUrl)(undefined, undefined, 1);
    if (all) posts.apply(all);
    const request = new Request(new URL(blogPage.replace(/\.json(?=\?|$)/, ''), 'http://dev'));
    const page = await render(request, edition.content, now);
    if (page instanceof Response) return { status: 404, type: 'text/plain', body: 'There is no such page.' };
    return { status: page.status, type: JSON_TYPE, body: JSON.stringify(page.data) };
  }
  const files = await renderPages(render, edition, now);
  const asked = url.replace(/^\/|[?#].*/g, '').toLowerCase();
  const [, body] = [...files].find(([name]) => name.toLowerCase() === asked) ?? [];
  if (body === undefined) return { status: 404, type: 'text/plain', body: 'There is no such page.' };
  return { status: 200, type: JSON_TYPE, body };
}
