import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createPost, ownerHeaders, type Post } from '../support/admin.js';
import { canStopParts, hangPart, startAll, stopPart } from '../support/parts.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { SiteOwner } from '../support/site.js';
import { expect, test } from '../support/test.js';

const GONE_WITHIN_MS = 2_000;
const ENCODINGS = ['br', 'gzip', 'identity'];

const SECRET = 'quokkafrizz';
const old = {
  title: `Old ${SECRET}`,
  content: `<p>Text of the word ${SECRET}, which is to be taken back.</p>`,
};
/** In the old title and text only: the word alone is also in the id, and in the results of a search for it. */
const OLD = new RegExp(`(Old|word) ${SECRET}`);
const fresh = {
  title: 'New title',
  content: '<p>Another text without that word, published in its place.</p>',
};
const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();

/** Everything that the owner can do to take a text back. */
const acts: [name: string, method: 'put' | 'delete', path: string, data?: object][] = [
  ['edited', 'put', '', fresh],
  ['a draft again', 'put', '', { ...old, state: 'draft' }],
  ['binned', 'delete', ''],
  ['removed for good', 'delete', '?permanently=true'],
  ['scheduled anew', 'put', '', { ...old, state: 'scheduled', date: inAYear }],
];

/** The addresses that show something of every post. */
const LISTS = [
  '/blog',
  `/blog?q=${SECRET}`,
  '/api/blogs',
  '/api/blogs?limit=24',
  `/api/blogs?q=${SECRET}`,
  '/rss.xml',
];
const read = (request: APIRequestContext, path: string, n = 0) =>
  request.get(path, { headers: { 'Accept-Encoding': ENCODINGS[n % ENCODINGS.length] ?? '' } });

/**
 * How many of the tries at each address give the old text, with this many readers at once. Refusals are allowed: many readers at one
 * address of the network are more than nginx lets through.
 */
async function oldCopies(
  request: APIRequestContext,
  paths: string[],
  { tries, readers }: { tries: number; readers: number },
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const rest = Array.from({ length: tries * paths.length }, (_, n) => n).values();
  const reader = async () => {
    for (const n of rest) {
      const path = paths[n % paths.length] ?? '/';
      const isOld = OLD.test(await (await read(request, path, Math.floor(n / paths.length))).text());
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

  test('is gone for all two seconds later, and what is public is not', async ({ request }) => {
    const headers = await ownerHeaders(request);
    const posts: Post[] = [];
    for (const _act of acts) posts.push(await createPost(request, old));
    const ends = posts.map(({ _id }) => _id.at(-1));
    const shown = await createPost(request, { title: 'Shown all the time' });
    // Of another group than the posts that change, so that its copy is not renewed with theirs.
    let unread = shown;
    while (unread === shown || ends.includes(unread._id.at(-1)))
      unread = await createPost(request, { title: 'Read once, before' });

    const changing = posts.flatMap(({ _id }) => [`/blog/${_id}`, `/api/blogs/${_id}`]);
    const showing = [`/blog/${shown._id}`, `/api/blogs/${shown._id}`, `/api/blogs/${shown._id}/related`];
    const paths = [...changing, ...showing, ...LISTS, '/sitemap-posts-1.xml'];
    for (const path of [...paths, `/api/blogs/${unread._id}`])
      for (const n of ENCODINGS.keys())
        await expect.poll(async () => (await read(request, path, n)).status(), { message: path }).toBe(200);
    // Long enough for every copy to have expired.
    await pause(3_000);

    for (const [index, [name, method, path, data]] of acts.entries()) {
      const answer = await request[method](`/api/blogs/${posts[index]?._id}${path}`, { headers, data });
      expect([name, answer.status()]).toEqual([name, 200]);
    }
    await pause(GONE_WITHIN_MS);

    expect(await oldCopies(request, [...LISTS, ...showing], { tries: 200, readers: 12 })).toEqual({});
    // A flood: nearly all are refused with 429.
    expect(await oldCopies(request, paths, { tries: 40, readers: 250 })).toEqual({});
    for (const [path, status] of [
      [`/blog/${posts[0]?._id}`, 200],
      ...changing.slice(2).map((path) => [path, 404] as const),
    ] as const)
      await expect.poll(async () => (await read(request, path)).status(), { message: path }).toBe(status);
    const map = await (await read(request, '/sitemap-posts-1.xml')).text();
    expect(posts.filter(({ _id }) => map.includes(`/${_id}<`))).toEqual([posts[0]]);
    for (const path of [...showing, '/blog', '/api/blogs', '/rss.xml'])
      await expect.poll(async () => (await read(request, path)).status(), { message: path }).toBe(200);

    const outages: [name: string, begin: () => void][] = [
      ['blog-service hangs', () => hangPart('blog-service')],
      ['the renderer hangs, too', () => hangPart('frontend')],
      ['Postgres is stopped', () => stopPart('postgres')],
    ];
    for (const [name, begin] of outages) {
      begin();
      const since = Date.now();
      for (const path of [...showing, '/blog', '/api/blogs', '/rss.xml', `/api/blogs/${unread._id}`])
        expect([name, path, (await read(request, path)).status()]).toEqual([name, path, 200]);
      // nginx gives a service four seconds.
      expect(Date.now() - since, `${name}: nobody waits`).toBeLessThan(3_000);
      expect(await oldCopies(request, [...LISTS, ...showing], { tries: 20, readers: 12 }), name).toEqual({});
      expect(await oldCopies(request, changing, { tries: 2, readers: 20 }), name).toEqual({});
    }
  });

  test('is gone two seconds later while the renderer is stopped', async ({ request }) => {
    const { _id } = await createPost(request, old);
    await createPost(request, { title: 'Shown all the time' });
    const paths = [...LISTS, `/blog/${_id}`, `/api/blogs/${_id}`];
    for (const path of paths)
      await expect.poll(async () => OLD.test(await (await read(request, path)).text())).toBe(true);
    stopPart('frontend');
    const headers = await ownerHeaders(request);
    expect((await request.delete(`/api/blogs/${_id}`, { headers })).status()).toBe(200);
    await pause(GONE_WITHIN_MS);
    expect(await oldCopies(request, paths, { tries: 20, readers: 12 })).toEqual({});
    expect((await read(request, `/api/blogs/${_id}`)).status()).toBe(404);
    await expect(await read(request, '/api/blogs')).toBeOK();
  });

  test('is nothing when a post was added: the rest survives an outage', async ({ request }) => {
    const { _id } = await createPost(request, { title: 'Read before' });
    const paths = [
      '/blog',
      `/blog/${_id}`,
      '/api/blogs',
      `/api/blogs/${_id}`,
      `/api/blogs/${_id}/related`,
      '/rss.xml',
    ];
    for (const path of paths)
      await expect.poll(async () => (await read(request, path)).status(), { message: path }).toBe(200);
    await createPost(request, { title: 'Added just before the outage' });
    await pause(GONE_WITHIN_MS);
    for (const part of ['frontend', 'blog-service'] as const) stopPart(part);
    for (const path of paths) expect([path, (await read(request, path)).status()]).toEqual([path, 200]);
  });

  test('leaves the rest to be read while all parts are stopped', async ({ request }) => {
    const image = await storePhotograph(request, photographFile('portrait-with-place.jpg'));
    await createPost(request, { image });
    const [unread, opened, gone] = [
      await createPost(request, { title: 'Opened by nobody' }),
      await createPost(request, { title: 'Opened before another was binned' }),
      await createPost(request, { title: 'Binned a moment ago' }),
    ];
    const readList = async () => (await read(request, '/api/blogs')).text();
    await expect.poll(readList).toContain(gone._id);
    await expect(await read(request, `/blog/${opened._id}`)).toBeOK();
    await request.delete(`/api/blogs/${gone._id}`, { headers: await ownerHeaders(request) });
    await expect.poll(readList).not.toContain(gone._id);

    for (const part of ['frontend', 'blog-service', 'auth-service', 'postgres'] as const) stopPart(part);
    const paths = [`/blog/${opened._id}`, `/blog/${unread._id}`, `${image}`, '/rss.xml'];
    const answers = await Promise.all(
      paths.map(async (path) => [path, (await read(request, path)).status()] as const),
    );
    test.fail(true, 'Whatever is public can be read while all parts but nginx are stopped.');
    expect(answers).toEqual(paths.map((path) => [path, 200]));
  });

  // The last one: pages are renewed once more when the blog is there again.
  test('is every post when the blog is switched off, also in an outage that follows', async ({ request }) => {
    const { _id } = await createPost(request, old);
    const paths = [...LISTS, `/blog/${_id}`, `/api/blogs/${_id}`];
    for (const path of paths)
      await expect.poll(async () => OLD.test(await (await read(request, path)).text())).toBe(true);
    const owner = new SiteOwner(request);
    const { content } = await owner.published();
    await owner.publish({ ...content, pages: { ...content.pages, blog: false } });
    await pause(GONE_WITHIN_MS);
    stopPart('blog-service');
    expect(await oldCopies(request, paths, { tries: 20, readers: 12 })).toEqual({});
  });
});
