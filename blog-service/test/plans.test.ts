import { SchedulerRegistry } from '@nestjs/schedule';
import { sampleContent } from '@salon/content/testing/sample';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApp } from './app.js';

const POSTS = 20_000;
const DRAFTS = 2_500;
const STEP = 2_500;

const blog = useApp();
beforeAll(async () => {
  // Scheduled jobs are stopped, so that only visitors' queries run.
  const scheduler = blog.app.get(SchedulerRegistry, { strict: false });
  for (const name of scheduler.getIntervals()) scheduler.deleteInterval(name);
  // In steps, because one statement for all rows could exceed the service's statement timeout.
  // Every post has the word "salon", every hundredth "keratin" and one of them "unique". Five have "rare" in the title.
  for (let first = 1; first <= POSTS; first += STEP) {
    await blog.database.query(
      `INSERT INTO post (id, title, content, excerpt, author, category, date, updated, version)
      SELECT 'post-' || n, CASE WHEN n % 4000 = 0 THEN 'A rare title' ELSE 'Title ' || n END,
        'salon word' || n || repeat(' filler words of a post', 40) || CASE WHEN n % 100 = 0 THEN ' keratin' ELSE '' END
          || CASE WHEN n = 7000 THEN ' unique' ELSE '' END,
        'Excerpt', 'Salon', CASE WHEN n % 10 = 0 THEN 'Hair Care' ELSE 'Nail Care' END,
        timestamptz '2026-01-01' + n * interval '1 minute', '2026-02-01', 1
      FROM generate_series($1::integer, $2::integer) AS n`,
      [first, first + STEP - 1],
    );
  }
  // Drafts, newer than all posts and with the same words, each with revisions. No visitor's query may read them.
  await blog.database.query(
    `INSERT INTO post (id, title, content, excerpt, author, category, date, updated, version, state, was_public)
     SELECT 'draft-' || n, CASE WHEN n % 500 = 0 THEN 'A rare title' ELSE 'Title ' || n END,
       'salon' || repeat(' filler words of a post', 40) || CASE WHEN n % 100 = 0 THEN ' keratin unique' ELSE '' END, '', '',
       CASE WHEN n % 10 = 0 THEN 'Hair Care' ELSE 'Nail Care' END,
       timestamptz '2026-02-01' + n * interval '1 minute', '2026-02-01', 1, 'draft', false
     FROM generate_series(1, $1::integer) AS n`,
    [DRAFTS],
  );
  await blog.database.query(
    `INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys)
     SELECT id, n, updated, 'writing', jsonb_build_object('title', title, 'content', content), ARRAY['key-' || id]
     FROM post, generate_series(1, 2) AS n WHERE state = 'draft'`,
  );
  // Editions of many years, each with forty pictures whose keys are as long as real ones.
  await blog.database.query(
    `INSERT INTO site_edition (edition, summary, content, picture_keys)
     SELECT n, '{}', $1, (SELECT array_agg(md5('key-' || n * 40 + m)) FROM generate_series(1, 40) AS m)
     FROM generate_series(2, 1001) AS n`,
    [JSON.stringify(sampleContent())],
  );
  await blog.database.query('VACUUM ANALYZE post, post_revision, site_edition');
}, 120_000);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** The steps that Postgres ran for all queries of a request. Steps that were planned but never run are left out. */
async function stepsOf(path: string): Promise<Node[]> {
  const spy = vi.spyOn(blog.database, 'query');
  await (await blog.get(path)).arrayBuffer();
  const calls = [...spy.mock.calls];
  spy.mockRestore();
  expect(calls.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    calls.map(async ([sql, parameters]) => {
      const [row]: [{ 'QUERY PLAN': [{ Plan: Node }] }] = await blog.database.query(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
        parameters,
      );
      return row['QUERY PLAN'][0].Plan;
    }),
  );
  const withChildren = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(withChildren)];
  return plans.flatMap(withChildren).filter((step) => step['Actual Loops'] > 0);
}

test('no question starts helper processes of Postgres', async () => {
  expect(await blog.database.query('SHOW max_parallel_workers_per_gather')).toEqual([
    { max_parallel_workers_per_gather: '0' },
  ]);
});

/** How many rows a step has read, including those it dropped. */
function rowsRead(step: Node): number {
  const dropped = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return (step['Actual Rows'] + dropped) * step['Actual Loops'];
}

const key = '0123456789abcdef0123-900x400-a0b1c2';
const inHair = 'category=Hair%20Care';
const cursor = Buffer.from('c.1767950000000.post-500').toString('base64url');

const search = ['post_title_words', 'post_all_words', 'post_pkey'];
const counts = ['post_scheduled', 'post_count_pkey'];

// A page of ten hits asks for eleven. It reads up to 1,100 titles and 220 texts before it uses the word index.
test.each([
  ['the first page', '/api/blogs', 101, ['post_live', ...counts]],
  ['a later page', `/api/blogs?cursor=${cursor}`, 101, ['post_live', ...counts]],
  ['a category', '/api/blogs?category=Hair%20Care', 101, ['post_live_category', ...counts]],
  ['one post', '/api/blogs/post-500', 1, ['post_pkey']],
  ['a word of few titles', '/api/blogs?q=rare&limit=3', 650, ['post_live', ...search]],
  ['a word of one post', '/api/blogs?q=unique&limit=10', 2_000, ['post_live', ...search]],
  ['a word of every hundredth post', '/api/blogs?q=keratin&limit=10', 2_500, ['post_live', ...search]],
  // No word index for the texts here: reading the table is the fastest way to enough hits for the count.
  [
    'a word of all posts',
    '/api/blogs?q=salon&limit=10',
    2_000,
    ['post_live', 'post_title_words', 'post_pkey'],
  ],
  [
    'a rare word in a category',
    `/api/blogs?q=unique&${inHair}&limit=10`,
    3_000,
    ['post_live_category', ...search],
  ],
  ['related posts', '/api/blogs/post-500/related', 10, ['post_pkey', 'post_live', 'post_live_category']],
  [
    'a picture',
    `/media/${key}/640.avif`,
    1,
    ['post_picture', 'post_pictures', 'site_edition_pkey', 'withdrawn_picture_pkey'],
  ],
  ['the edition of the site', '/api/site', 0, ['site_edition_pkey']],
  ['the feed', '/rss.xml', 30, ['post_live', 'picture_file_pkey']],
  ['a sitemap', '/sitemap-posts-1.xml', 1_000, ['post_live', ...counts, 'site_edition_pkey']],
])('%s is found by index: of 20,000 posts no more are read than needed', async (_, path, most, indexes) => {
  const steps = await stepsOf(path);
  const read = steps.filter((step) => step['Relation Name'] === 'post').map(rowsRead);
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(most);
  // Now and then a question also asks whether the blog is switched on.
  const isAside = (name?: string) => name === 'site_edition_pkey' && !indexes.includes(name);
  const used = steps.map((step) => step['Index Name']).filter((name) => name !== undefined && !isAside(name));
  expect(new Set(used)).toEqual(new Set(indexes));
});

test.each(['post-500', 'post-500/related'])('%s asks the database once', async (path) => {
  const ask = vi.spyOn(blog.database, 'query');
  expect(await blog.status(`/api/blogs/${path}`)).toBe(200);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRestore();
});

test('a search counts its hits up to 200, and says when there are more', async () => {
  const counted = async (path: string) => {
    const { headers } = await blog.get(path);
    return [headers.get('X-Total-Count'), headers.get('X-Total-Count-Is')];
  };
  expect(await counted('/api/blogs?q=salon')).toEqual(['200', 'at-least']);
  expect(await counted('/api/blogs?q=salon&category=Hair%20Care')).toEqual(['200', 'at-least']);
  expect(await counted('/api/blogs?q=keratin')).toEqual(['200', null]);
  expect(await counted('/api/blogs?q=rare')).toEqual(['5', null]);
  expect(await counted('/api/blogs')).toEqual([`${POSTS}`, null]);
});
