import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { inSteps } from './database.js';

const POSTS = 20_000;

let blog: TestApp;
beforeAll(async () => {
  blog = await startApp();
  // Every post has the word "salon", every hundredth "keratin" and one of them "unique"; five have a title with "rare".
  await inSteps(
    blog.database,
    POSTS,
    `INSERT INTO post (id, title, content, excerpt, author, category, date, updated, version)
    SELECT 'post-' || n, CASE WHEN n % 4000 = 0 THEN 'A rare title' ELSE 'Title ' || n END,
      'salon word' || n || repeat(' filler words of a post', 40) || CASE WHEN n % 100 = 0 THEN ' keratin' ELSE '' END
        || CASE WHEN n = 7000 THEN ' unique' ELSE '' END,
      'Excerpt', 'Salon', CASE WHEN n % 10 = 0 THEN 'Hair Care' ELSE 'Nail Care' END,
      timestamptz '2026-01-01' + n * interval '1 minute', '2026-02-01', 1
    FROM generate_series($1::integer, $2::integer) AS n`,
  );
  await blog.database.query('VACUUM ANALYZE post');
}, 120_000);
afterAll(() => blog.stop());

/** The plans of all queries that a request makes. */
async function plansOf(path: string): Promise<string[]> {
  const spy = jest.spyOn(blog.database, 'query');
  await (await blog.get(path)).arrayBuffer();
  const calls = [...spy.mock.calls];
  spy.mockRestore();
  expect(calls.length).toBeGreaterThan(0);
  return Promise.all(
    calls.map(async ([sql, parameters]) => {
      const rows: Record<string, string>[] = await blog.database.query(
        `EXPLAIN (ANALYZE, TIMING OFF) ${sql}`,
        parameters,
      );
      // What a search kept for rarer words and left alone is no part of what it did.
      return rows
        .map((row) => row['QUERY PLAN'])
        .filter((line) => !/Seq Scan .*never executed/.test(`${line}`))
        .join('\n');
    }),
  );
}

const cursor = Buffer.from('c.1767950000000.post-500').toString('base64url');

test.each([
  ['the first page', '/api/blogs', ['post_live']],
  ['a later page', `/api/blogs?cursor=${cursor}`, ['post_live']],
  ['a category', '/api/blogs?category=Hair%20Care', ['post_live_category']],
  ['one post', '/api/blogs/post-500', ['post_pkey']],
  ['a word of few titles', '/api/blogs?q=rare&limit=3', ['post_title_words']],
  ['a word of few posts', '/api/blogs?q=unique', ['post_title_words', 'post_all_words']],
  ['a word of every hundredth post', '/api/blogs?q=keratin', ['post_title_words', 'post_all_words']],
  ['a word of every post', '/api/blogs?q=salon', ['post_title_words', 'post_live']],
  ['related posts', '/api/blogs/post-500/related', ['post_pkey', 'post_live', 'post_live_category']],
  ['a picture', '/media/0123456789abcdef0123-900x400-a0b1c2/640.avif', ['picture_file_pkey', 'post_picture']],
  ['the feed', '/rss.xml', ['post_live']],
  ['a sitemap', '/sitemap-posts-1.xml', ['post_live']],
])('%s is read by index and never sorted or scanned whole', async (_name, path, indexes) => {
  const plans = await plansOf(path);
  for (const index of indexes) expect(plans.join('\n')).toMatch(new RegExp(`(using|on) ${index}\\b`));
  for (const plan of plans) {
    // A scan that stops at its limit is what a word of every post is counted with.
    if (!/Limit/.test(plan)) expect(plan).not.toContain('Seq Scan on post ');
    expect(plan).not.toMatch(/Sort Key: .*\n(.*\n)*.*Seq Scan on post /);
  }
});

test('a search counts its hits up to 200', async () => {
  expect((await blog.get('/api/blogs?q=keratin')).headers.get('X-Total-Count')).toBe('200');
  expect((await blog.get('/api/blogs?q=rare')).headers.get('X-Total-Count')).toBe('5');
});
