import { addDays, localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Counts } from '../src/counts/counts.dto.js';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, expectRefused, useApp } from './app.js';

const blog = useApp();

let post = '';
beforeAll(async () => {
  await beginEditions(blog);
  await blog.publish(await blog.saveDraft(sampleContent()));
  post = `/blog/${(await blog.create({ state: 'published' }))._id}`;
  await blog.create({ title: 'Not yet', state: 'draft' });
});
beforeEach(() => blog.database.query('TRUNCATE counts'));

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const SEEN = { kind: 'seen' };
interface Sender {
  agent?: string;
  headers?: Record<string, string>;
  to?: string;
}

/** Sends a report as nginx passes it on. */
const send = (body: unknown, { agent = PHONE, headers = {}, to = blog.url }: Sender = {}) =>
  fetch(`${to}/api/seen`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': agent,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
async function reports(body: object, sender?: Sender): Promise<void> {
  expect((await send({ page: '/', acts: [SEEN], ...body }, sender)).status).toBe(204);
}

/** What is stored, but for the day. */
async function stored(): Promise<Record<string, number>> {
  const rows: { name: string; n: string }[] = await blog.database.query(
    `SELECT concat_ws(' ', kind, nullif(page, ''), nullif(detail, '')) AS name, n FROM counts`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
}
const read = async (query = 'period=week') => {
  const response = await blog.send('GET', `/api/counts?${query}`);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return (await response.json()) as Counts;
};

describe('counting', () => {
  test('is exact on two replicas at once, for a robot too, and nothing tells who it was', async () => {
    const other = await blog.replica();
    const chat = { kind: 'chat', detail: 'Haircut' };
    const robot = { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    await Promise.all([
      reports({ new: true, from: 'www.Google.com' }),
      reports({ page: '/services/hair/' }),
      reports({ new: true }, robot),
      reports({ new: true, page: post, tag: 'window' }, { to: other.url }),
      reports({ page: post, acts: [chat, chat] }, { to: other.url }),
      reports({ new: true, page: '/OFFERS', acts: [SEEN, { kind: 'call' }] }, { to: other.url }),
      reports({ acts: [chat, { kind: 'lcp', detail: 'good' }] }),
    ]);
    await other.app.close();
    expect(await stored()).toEqual({
      visit: 3,
      'seen /': 1,
      'seen /services/hair': 1,
      [`seen ${post}`]: 1,
      'seen /offers': 1,
      'from www.google.com': 1,
      'tag window': 1,
      'chat Haircut': 3,
      call: 1,
    });
    const [all] = await blog.database.query('SELECT json_agg(counts)::text AS text FROM counts');
    for (const personal of ['203.0.113', 'Android', 'Googlebot']) expect(all.text).not.toContain(personal);
  });

  test.each<[what: string, sender: Sender]>([
    ['one who asks not to be tracked', { headers: { DNT: '1' } }],
    ['one with Global Privacy Control', { headers: { 'Sec-GPC': '1' } }],
    ['the preview of a chat', { agent: 'WhatsApp/2.23.20.0 A' }],
    ['one without a name', { agent: '' }],
  ])('%s is not counted', async (_, sender) => {
    await reports({ new: true }, sender);
    expect(await stored()).toEqual({});
  });

  test.each(['/nowhere', '/services/nowhere', '/blog/nowhere', '/blog/\0', '/go/window'])(
    'a visit of %s is not counted',
    async (page) => {
      await reports({ page, acts: [SEEN, { kind: 'chat', detail: 'Haircut' }] });
      expect(await stored()).toEqual({});
    },
  );
});

describe('what is refused', () => {
  const good = { page: '/', acts: [SEEN] };
  test.each<[body: unknown, field: string]>([
    [{ acts: [SEEN] }, 'page'],
    [[], ''],
    [{ ...good, page: `/${'x'.repeat(200)}` }, 'page'],
    [{ ...good, tag: 'Shop window' }, 'tag'],
    [{ ...good, acts: Array.from({ length: 11 }, () => SEEN) }, 'acts'],
    [{ ...good, acts: [{ kind: 'visit' }] }, 'acts.0'],
  ])('%j', async (body, field) => {
    await expectRefused(await send(body), 400, expect.any(String), field);
  });

  test('a body of more than 2 KB', async () => {
    const long = JSON.stringify({ ...good, from: 'x'.repeat(2048) });
    await expectRefused(await send(long), 413, 'A report may have at most 2 KB.');
    const refused = await send('x'.repeat(10 * 1024 * 1024)).catch(() => undefined);
    if (refused) expect(refused.status).toBe(413);
    expect(await stored()).toEqual({});
  });
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index.toString(36)}`);
const ask = async (all: string[], to = blog.url) => {
  for (let at = 0; at < all.length; at += 10)
    await reports({ acts: all.slice(at, at + 10).map((detail) => ({ kind: 'unfound', detail })) }, { to });
};
const sums = async () => {
  const [row] = await blog.database.query('SELECT count(*)::int AS rows, sum(n)::int AS n FROM counts');
  return row;
};

test('a flood of details cannot fill the table, on any number of replicas: the rest is “other”', async () => {
  const other = await blog.replica();
  await ask(words(250));
  await ask(words(1000).slice(600), other.url);
  expect(await sums()).toEqual({ rows: 301, n: 650 });
  // Those that are known still count.
  await ask(['w1', 'w1']);
  expect(await stored()).toMatchObject({ 'unfound w1': 3, 'unfound other': 350 });
  await other.app.close();
});

describe('the report for the owner', () => {
  const ago = (days: number) => addDays(localTime(new Date(), 'Asia/Kolkata').slice(0, 10), -days);
  const add = (days: number, kind: string, n: number, page = '', detail = '') =>
    blog.database.query('INSERT INTO counts VALUES ($1, $2, $3, $4, $5)', [n, ago(days), kind, page, detail]);

  test('shows a week by day, with the week before', async () => {
    await add(6, 'visit', 120);
    await add(6, 'chat', 3, '', 'Haircut');
    await add(0, 'chat', 1);
    await add(7, 'chat', 2, '', 'Haircut');
    await add(13, 'call', 1);
    await add(14, 'call', 9);
    await add(-1, 'call', 9);
    await add(2, 'seen', 7, '/offers');
    // Of an earlier release, which counted more.
    await add(2, 'visitor', 95);
    const counts = await read();
    expect(counts).toMatchObject({ from: ago(6), to: ago(0), before: { from: ago(13), to: ago(7) } });
    expect(counts.days).toHaveLength(7);
    expect(counts.days.at(0)).toEqual({ day: ago(6), visits: 120, chats: 3 });
    expect(counts.days.at(1)).toEqual({ day: ago(5), visits: 0, chats: 0 });
    expect(counts.kinds).toEqual([
      { kind: 'visit', n: 120, before: 0 },
      { kind: 'seen', n: 7, before: 0 },
      { kind: 'chat', n: 4, before: 2 },
      { kind: 'call', n: 0, before: 1 },
    ]);
    expect(counts.names).toEqual([
      { kind: 'chat', name: 'Haircut', n: 3, before: 2 },
      { kind: 'seen', name: '/offers', n: 7, before: 0 },
    ]);
  });

  test('reaches back for a year and the one before; of older days only months are kept', async () => {
    for (const days of [700, 20]) await add(days, 'chat', 1);
    const old = ['2023-09-01', '2023-09-02', '2023-09-30'];
    await blog.database.query(
      "INSERT INTO counts SELECT 1, day, 'chat', '', '' FROM unnest($1::date[]) AS day",
      [old],
    );
    for (const _ of [1, 2]) await blog.app.get(Jobs).cleanUp();
    const { days, kinds } = await read('period=year');
    expect(days).toHaveLength(12);
    expect(kinds).toEqual([{ kind: 'chat', n: 1, before: 1 }]);
    const [month] = await blog.database.query('SELECT day::text, n::int FROM counts ORDER BY day');
    expect([month, await sums()]).toEqual([
      { day: '2023-09-01', n: 3 },
      { rows: 3, n: 5 },
    ]);
  });
});
