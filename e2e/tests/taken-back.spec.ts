import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createPost, ownerHeaders, type Post } from '../support/admin.js';
import { pages } from '../support/pages.js';
import { canStopParts, hangPart, startAll, startPart, stopPart } from '../support/parts.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { SiteOwner } from '../support/site.js';
import { expect, test } from '../support/test.js';

const GONE_WITHIN_MS = 2_000;
const ENCODINGS = ['br', 'gzip', 'identity'];
const PARTS = ['frontend', 'blog-service', 'auth-service', 'postgres'] as const;

const SECRET = `quokka${Date.now().toString(36)}frizz`;
/** Each has a word of its own, as posts show each other's titles. */
const oldPost = (n: number) => ({
  title: `Old ${SECRET}${n}`,
  content: `<p>Text of the word ${SECRET}${n}, which is to be taken back.</p>`,
});
/** In the old title and text only: the word alone is also in the id, and in the results of a search for it. */
const oldText = (n: number | string) => new RegExp(`(Old|word) ${SECRET}${n}`);
const OLD = oldText('');
const old = oldPost(9);
const fresh = {
  title: 'New title',
  content: '<p>Another text without that word, published in its place.</p>',
};
const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();

/** Everything that the owner can do to take a text back. */
const acts: [name: string, method: 'put' | 'delete', path: string, data?: (n: number) => object][] = [
  ['edited', 'put', '', () => fresh],
  ['a draft again', 'put', '', (n) => ({ ...oldPost(n), state: 'draft' })],
  ['binned', 'delete', ''],
  ['removed for good', 'delete', '?permanently=true'],
  ['scheduled anew', 'put', '', (n) => ({ ...oldPost(n), state: 'scheduled', date: inAYear })],
];

/** The addresses that show something of every post: files, and what is asked for. */
const LIST_FILES = ['/blog', '/page-data/blog.json', '/rss.xml'];
const ASKED = [`/blog?q=${SECRET}`, '/api/blogs', `/api/blogs?q=${SECRET}`];
const read = (request: APIRequestContext, path: string, n = 0) =>
  request.get(path, { headers: { 'Accept-Encoding': ENCODINGS[n % ENCODINGS.length] ?? '' } });
const statusOf = async (request: APIRequestContext, path: string) => (await read(request, path)).status();

/**
 * How many of the tries at each address give the old text, with this many readers at once. Refusals are allowed: many readers at one
 * address of the network are more than nginx lets through.
 */
async function oldCopies(
  request: APIRequestContext,
  paths: string[],
  { tries, readers, text = OLD }: { tries: number; readers: number; text?: RegExp },
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const rest = Array.from({ length: tries * paths.length }, (_, n) => n).values();
  const reader = async () => {
    for (const n of rest) {
      const path = paths[n % paths.length] ?? '/';
      const isOld = text.test(await (await read(request, path, Math.floor(n / paths.length))).text());
      if (isOld) found[path] = (found[path] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return found;
}

test.describe('what was taken back', () => {
  test.skip(!canStopParts, 'needs the processes of a native site');
  test.afterEach(async ({ request }) => {
    await startAll(request);
    await new SiteOwner(request).restore();
  });

  test('is gone from files when the owner is answered, and from all else in two seconds', async ({
    request,
  }) => {
    const headers = await ownerHeaders(request);
    const posts: Post[] = [];
    for (const n of acts.keys()) posts.push(await createPost(request, oldPost(n)));
    const shown = await createPost(request, { title: 'Shown all the time' });
    const files = posts.flatMap(({ _id }) => [`/blog/${_id}`, `/page-data/blog/${_id}.json`]);
    const beside = [`/blog/${shown._id}`, ...LIST_FILES];
    for (const path of [...files, ...beside])
      expect([path, await statusOf(request, path)]).toEqual([path, 200]);
    expect(await oldCopies(request, files, { tries: 3, readers: 1 })).not.toEqual({});

    for (const [index, [name, method, path, data]] of acts.entries()) {
      const url = `/api/blogs/${posts[index]?._id}${path}`;
      const answer = await request[method](url, { headers, data: data?.(index) });
      expect([name, answer.status(), answer.headers().publication]).toEqual([name, 200, undefined]);
      const text = oldText(index);
      const found = await oldCopies(request, [...files, ...beside], { tries: 3, readers: 3, text });
      expect([name, found]).toEqual([name, {}]);
    }
    expect(await oldCopies(request, [...files, ...beside], { tries: 20, readers: 12 })).toEqual({});
    await pause(GONE_WITHIN_MS);
    const asked = [...ASKED, ...posts.map(({ _id }) => `/api/blogs/${_id}`)];
    expect(await oldCopies(request, asked, { tries: 40, readers: 12 })).toEqual({});
    expect(await oldCopies(request, [...files, ...beside], { tries: 40, readers: 250 })).toEqual({});
    const map = await (await read(request, '/sitemap-posts-1.xml')).text();
    expect(posts.filter(({ _id }) => map.includes(`/${_id}<`))).toEqual([posts[0]]);

    // Nobody waits for a part that hangs.
    hangPart('blog-service');
    hangPart('frontend');
    const since = Date.now();
    for (const path of [...beside, `/blog/${posts[0]?._id}`])
      expect([path, await statusOf(request, path)]).toEqual([path, 200]);
    expect(Date.now() - since).toBeLessThan(1_000);
  });

  test('may be seen for a moment while nobody can take it away, and the owner is told so', async ({
    request,
  }) => {
    const { _id } = await createPost(request, old);
    stopPart('frontend');
    const answer = await request.delete(`/api/blogs/${_id}`, { headers: await ownerHeaders(request) });
    expect([answer.status(), answer.headers().publication]).toEqual([200, 'pending']);
    expect(OLD.test(await (await read(request, `/blog/${_id}`)).text())).toBe(true);
    await startPart(request, 'frontend');
    const paths = [...LIST_FILES, `/blog/${_id}`];
    await expect.poll(() => oldCopies(request, paths, { tries: 3, readers: 3 })).toEqual({});
    expect(await statusOf(request, `/blog/${_id}`)).toBe(404);
  });

  test('leaves all else to be read while all parts are stopped, also what nobody has opened', async ({
    request,
  }) => {
    const image = await storePhotograph(request, photographFile('portrait-with-place.jpg'));
    const { _id: withPicture } = await createPost(request, { image, category: 'Nail Care' });
    const { _id: gone } = await createPost(request, { title: 'Binned a moment ago' });
    await request.delete(`/api/blogs/${gone}`, { headers: await ownerHeaders(request) });
    const { _id: justNow } = await createPost(request, { title: 'Published in the second before' });
    for (const part of PARTS) stopPart(part);
    const lists = ['/blog?category=Nail+Care', '/api/site', '/page-data/blog.json'];
    const feeds = ['/rss.xml', '/sitemap.xml', '/sitemap-posts-1.xml'];
    const posts = [`/blog/${withPicture}`, `/blog/${justNow}`, `/page-data/blog/${justNow}.json`, `${image}`];
    for (const path of [...pages.map(({ path }) => path), ...lists, ...feeds, ...posts])
      expect([path, await statusOf(request, path)]).toEqual([path, 200]);
    expect(await (await read(request, '/blog')).text()).toContain('Published in the second before');
    const searched = await read(request, '/blog?q=hair');
    expect([searched.status(), await searched.text()]).toEqual([
      503,
      expect.stringContaining('Back in a moment'),
    ]);
  });

  // The last one: pages are renewed once more when the blog is there again.
  test('is every post when the blog is switched off, also in an outage that follows', async ({ request }) => {
    const { _id } = await createPost(request, old);
    const owner = new SiteOwner(request);
    const { content } = await owner.published();
    await owner.publish({ ...content, pages: { ...content.pages, blog: false } });
    await pause(GONE_WITHIN_MS);
    stopPart('blog-service');
    const paths = [...LIST_FILES, ...ASKED, `/blog/${_id}`, `/api/blogs/${_id}`];
    expect(await oldCopies(request, paths, { tries: 20, readers: 12 })).toEqual({});
  });
});
