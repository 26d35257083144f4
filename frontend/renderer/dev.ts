import { join } from 'node:path';
import { createApp } from './app';
import { createBlogLoaders } from './blog/loaders';
import { Posts } from './blog/posts';
import { createChangesSource, createSiteSource } from './blogService';
import { createRenderer } from './entry-server';
import { Metrics } from './metrics';
import { renderPages } from './pages/render';

interface Asked {
  /** `/page-data/….json` or `/preview/…` */
  url: string;
  authorization: string | undefined;
  template: string;
  blogUrl: string;
}

/** Replaces the page files and the renderer in `vite dev` (build/dev-pages.ts). */
export async function answerPage({ url, authorization = '', template, blogUrl }: Asked) {
  const posts = new Posts();
  const render = createRenderer({ template, scripts: {}, blog: createBlogLoaders(blogUrl, posts) });
  const [edition, all] = await Promise.all([
    createSiteSource(blogUrl)(),
    createChangesSource(blogUrl)(undefined, undefined, 1),
  ]);
  if (all) posts.apply(all);
  if (edition && !/^\/(preview|page-data\/blog)[/.]/.test(url)) {
    const asked = url.replace(/^\/|[?#].*/g, '').toLowerCase();
    const files = await renderPages(render, edition, new Date());
    const [, body] = [...files].find(([name]) => name.toLowerCase() === asked) ?? [];
    if (body !== undefined) return { status: 200, type: 'application/json; charset=utf-8', body };
  }
  const app = createApp({
    config: { LOG_LEVEL: 'silent', BLOG_URL: blogUrl, AUTH_URL: blogUrl },
    drawings: join(import.meta.dirname, '../drawings'),
    render,
    posts,
    publisher: { shown: () => edition, isReady: () => true },
    metrics: new Metrics(),
  });
  const { statusCode, headers, body } = await app.inject({ url, headers: { authorization } });
  return { status: statusCode, type: headers['content-type'], body };
}
