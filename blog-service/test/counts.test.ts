import { randomUUID } from 'node:crypto';
import { addDays, localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { Metrics } from '@salon/service-kit/metrics';
import { moveClock } from '@salon/service-kit/testing/clock';
import { startDatabaseProxy } from '@salon/service-kit/testing/database-proxy';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Counts } from '../src/counts/counts.dto.js';
import { CountsService } from '../src/counts/counts.service.js';
import { KnownPages } from '../src/counts/known-pages.js';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, expectRefused, useApp } from './app.js';

const blog = useApp();
type Replica = Awaited<ReturnType<typeof blog.replica>>;
const follow = ({ app }: Pick<Replica, 'app'> = blog) => app.get(KnownPages).follow();
const flush = ({ app }: Pick<Replica, 'app'> = blog) => app.get(CountsService).flush();

let post = '';
beforeAll(async () => {
  await beginEditions(blog);
  await blog.publish(await blog.saveDraft(sampleContent()));
  post = `/blog/${(await blog.create({ state: 'published' }))._id}`;
  await blog.create({ title: 'Not yet', state: 'draft' });
  await follow();
});
beforeEach(() => blog.database.query('TRUNCATE counts'));
afterEach(() => vi.useRealTimers());

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const SEEN = { kind: 'seen' };
interface Sender {
  address?: string;
  agent?: string;
  headers?: Record<string, string>;
  to?: string;
}

/** Sends a report as nginx passes it on. */
const send = (
  body: unknown,
  { address = '203.0.113.7', agent = PHONE, headers = {}, to = blog.url }: Sender = {},
) =>
  fetch(`${to}/api/seen`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
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
  await flush();
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
const today = () => localTime(new Date(), 'Asia/Kolkata').slice(0, 10);

describe('counting', () => {
  test('is exact for three visitors and a robot, on two replicas, with a restart in between', async () => {
    let other = await blog.replica();
    const asha = { address: '203.0.113.1' };
    const banu = { address: '203.0.113.2' };
    // Behind the same address as Banu.
    const chitra = { ...banu, agent: `${PHONE} SamsungBrowser/23.0` };
    const robot = { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    await reports({ new: true, from: 'www.Google.com' }, asha);
    await reports({ page: '/services/hair/' }, asha);
    await reports({ new: true }, robot);
    await reports({ new: true, page: post, tag: 'window' }, { ...banu, to: other.url });
    await reports({ page: post, acts: [{ kind: 'chat', detail: 'Haircut' }] }, { ...banu, to: other.url });
    await other.app.close();
    other = await blog.replica();
    await reports(
      { new: true, page: '/OFFERS', acts: [SEEN, { kind: 'call' }] },
      { ...chitra, to: other.url },
    );
    await reports({ new: true }, asha);
    await reports({ acts: [{ kind: 'chat', detail: 'Haircut' }] }, asha);
    await other.app.close();
    expect(await stored()).toEqual({
      visit: 4,
      visitor: 3,
      'seen /': 2,
      'seen /services/hair': 1,
      [`seen ${post}`]: 1,
      'seen /offers': 1,
      'from www.google.com': 1,
      'tag window': 1,
      'chat Haircut': 2,
      call: 1,
    });
    const [all] = await blog.database.query('SELECT json_agg(counts)::text AS text FROM counts');
    for (const personal of ['203.0.113', 'Android', 'Samsung', 'Googlebot'])
      expect(all.text).not.toContain(personal);
  });

  test.each<[what: string, sender: Sender]>([
    ['one who asks not to be tracked', { headers: { DNT: '1' } }],
    ['one with Global Privacy Control', { headers: { 'Sec-GPC': '1' } }],
    ['a browser without a window', { agent: PHONE.replace('Chrome', 'HeadlessChrome') }],
    ['the preview of a chat', { agent: 'WhatsApp/2.23.20.0 A' }],
    ['another one', { agent: 'Viber/13 CFNetwork' }],
    ['a program', { agent: 'curl/8.5.0' }],
    ['one without a name', { agent: '' }],
  ])('%s is not counted', async (_, sender) => {
    await reports({ new: true }, sender);
    expect(await stored()).toEqual({});
  });

  test.each(['Instagram 309.0 Android', '[FBAN/FBIOS;FBAV/440.0]'])(
    'a person in the in-app browser of %s is counted',
    async (app) => {
      await reports({}, { agent: `${PHONE} ${app}` });
      expect(await stored()).toEqual({ 'seen /': 1 });
    },
  );

  test.each(['my_site.example.com', '[::1]', 'other.example/path', 'x'.repeat(101), 5])(
    'the referrer %s is dropped, and the visit is counted',
    async (from) => {
      await reports({ new: true, from }, { address: `2001:db8::${randomUUID()}` });
      expect(await stored()).toEqual({ visit: 1, visitor: 1, 'seen /': 1 });
    },
  );

  test.each([
    '/nowhere',
    '/services/nowhere',
    '/blog/nowhere',
    '/blog/not-yet',
    '/404',
    '/admin',
    '/go/window',
  ])('a visit of %s is not counted', async (page) => {
    await reports({ page, acts: [SEEN, { kind: 'chat', detail: 'Haircut' }] });
    expect(await stored()).toEqual({});
  });

  test('a detail is counted by name when the site knows it, otherwise as “other”', async () => {
    const details = [
      'Hair Spa',
      'Wax Works',
      'Makeup',
      'visit over 5000',
      '',
      'visit over 9000',
      'Asha, 98765 43210',
    ];
    await reports({ acts: details.map((detail) => ({ kind: 'chat', detail })) });
    const words = ['  Bridal\nMAKEUP ', 'x'.repeat(41), 'asha@example.com', 'asha＠example.com', 'a\0b'];
    words.push('call 98765-43210', '९८७६५ ४३२१०', 'அழை ௯௮௭௬௫ ௪௩௨௧௦', '۹۸۷۶۵ ۴۳۲۱۰', '⑨⑧⑦⑥⑤④③②①⓪');
    await reports({ acts: words.map((detail) => ({ kind: 'unfound', detail })) });
    await reports({
      acts: ['call', 'directions', 'email', 'share', 'enquiry'].map((kind) => ({ kind, detail: 'x' })),
    });
    await reports({ page: '/services/hair', acts: [{ kind: 'lcp', detail: 'good' }] });
    await reports({ page: '/PrivacyPolicy', acts: [{ kind: 'inp', detail: 'slow' }] });
    await reports({ page: post, acts: [{ kind: 'cls', detail: 'middling' }] });
    expect(await stored()).toEqual({
      'chat Hair Spa': 1,
      'chat Wax Works': 1,
      'chat Makeup': 1,
      'chat visit over 5000': 1,
      chat: 1,
      'chat other': 2,
      'unfound bridal makeup': 1,
      'unfound other': 9,
      ...{ call: 1, directions: 1, email: 1, share: 1, enquiry: 1 },
      ...{ 'lcp menu good': 1, 'inp other slow': 1, 'cls post middling': 1 },
    });
  });

  test('a page is counted only while it is public', async () => {
    const { _id } = await blog.create({ title: 'A new post', state: 'published' });
    await follow();
    await reports({ page: `/blog/${_id}` });
    await blog.admin('DELETE', `/${_id}`);
    await follow();
    await reports({ page: `/blog/${_id}` });
    expect(await stored()).toEqual({ [`seen /blog/${_id}`]: 1 });
  });

  test('a person is one visitor per day, recognised by a salt that is discarded within the day', async () => {
    // Noon in India.
    const noon = Date.parse(`${addDays(today(), 10)}T06:30:00Z`) - Date.now();
    const comesBack = async (hours: number) => {
      vi.useRealTimers();
      moveClock(noon + hours * 3_600_000);
      await reports({ new: true });
    };
    for (const hours of [0, 3, 6, 9]) await comesBack(hours);
    await flush();
    const visitors = `SELECT n FROM counts WHERE kind = 'visitor' ORDER BY day`;
    expect(await blog.database.query(visitors)).toEqual([{ n: '1' }]);
    await comesBack(13);
    await flush();
    expect(await blog.database.query(visitors)).toEqual([{ n: '1' }, { n: '1' }]);
  });
});

describe('what is refused', () => {
  const good = { page: '/', acts: [SEEN] };
  const FAULT = 'This is not a report of a visit.';
  test.each<[body: unknown, field: string]>([
    [{}, 'page'],
    [[], ''],
    [{ ...good, page: 'https://other.example/' }, 'page'],
    [{ ...good, page: `/${'x'.repeat(200)}` }, 'page'],
    [{ ...good, new: 'yes' }, 'new'],
    [{ ...good, tag: 'Shop window' }, 'tag'],
    [{ ...good, visitor: 'asha' }, ''],
    [{ ...good, acts: [] }, 'acts'],
    [{ ...good, acts: Array.from({ length: 11 }, () => SEEN) }, 'acts'],
    [{ ...good, acts: [{ kind: 'visit' }] }, 'acts.0'],
    [{ ...good, acts: [{ kind: 'lcp', detail: '1234' }] }, 'acts.0'],
    [{ ...good, acts: [{ kind: 'chat', detail: 5 }] }, 'acts.0'],
  ])('%j', async (body, field) => {
    await expectRefused(await send(body), 400, FAULT, field);
  });

  test('a body of more than 2 KB', async () => {
    const long = JSON.stringify({ ...good, from: 'x'.repeat(2048) });
    await expectRefused(await send(long), 413, 'A report may have at most 2 KB.');
    const refused = await send('x'.repeat(10 * 1024 * 1024)).catch(() => undefined);
    if (refused) expect(refused.status).toBe(413);
    expect(await stored()).toEqual({});
  });

  test('a query without a period, or with an invalid day', async () => {
    const sentence = 'Please choose week, month or year, and the last day, as in 2026-11-22.';
    for (const [query, field] of [
      ['', 'period'],
      ['?period=day', 'period'],
      ['?period=week&end=2026-02-30', 'end'],
    ])
      await expectRefused(await blog.send('GET', `/api/counts${query}`), 400, sentence, field);
    expect(await blog.status('/api/counts?period=week')).toBe(401);
  });
});

describe('a flood', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index.toString(36)}`);
  const ask = async (all: string[], to = blog.url) => {
    for (let at = 0; at < all.length; at += 10)
      await reports({ acts: all.slice(at, at + 10).map((detail) => ({ kind: 'unfound', detail })) }, { to });
  };
  const sums = async () => {
    const [row] = await blog.database.query('SELECT count(*)::int AS rows, sum(n)::int AS n FROM counts');
    return row;
  };

  test('of details cannot fill the table, on any number of replicas: the rest is “other”', async () => {
    const other = await blog.replica();
    await ask(words(250));
    await flush();
    await ask(words(1000).slice(600), other.url);
    await Promise.all([flush(), flush(other)]);
    expect(await sums()).toEqual({ rows: 301, n: 650 });
    // Those that are known still count.
    await ask(['w1', 'w1']);
    expect(await stored()).toMatchObject({ 'unfound w1': 3, 'unfound other': 350 });
    await other.app.close();
  });

  test('of details cannot fill the memory', async () => {
    const counts = blog.app.get(CountsService);
    const headers = { 'user-agent': PHONE };
    for (const detail of words(50_000))
      counts.record({ page: '/', acts: [{ kind: 'unfound', detail }] }, '203.0.113.1', headers);
    await flush();
    expect(await sums()).toEqual({ rows: 301, n: 5_000 });
  });
});

test('a year of 5,000 visits a day takes at most 20 MB', async () => {
  // A day has about 420 different rows: pages, what was asked for, where visitors came from, measures of speed.
  await blog.database.query(
    `INSERT INTO counts SELECT 1 + 3000 / i, '2026-01-01'::date + d, CASE WHEN i <= 120 THEN 'seen' ELSE 'chat' END,
       CASE WHEN i <= 120 THEN '/blog/how-to-care-for-hair-' || i ELSE '' END,
       CASE WHEN i <= 120 THEN '' ELSE 'Bridal makeup ' || i END
     FROM generate_series(0, 364) AS d, generate_series(1, 420) AS i`,
  );
  const [{ bytes }] = await blog.database.query("SELECT pg_total_relation_size('counts')::int AS bytes");
  expect(bytes).toBeLessThanOrEqual(20_000_000);
});

test('without a database reports are dropped, and visitors notice nothing', async () => {
  const { url } = blog.database.options as { url?: string };
  const proxy = await startDatabaseProxy(`${url}`);
  const replica = await blog.replica({ DATABASE_URL: proxy.url });
  onTestFinished(async () => {
    await replica.app.close();
    await proxy.disconnect().catch(() => {});
  });
  await proxy.disconnect();
  await reports({}, { to: replica.url });
  await flush(replica);
  await proxy.reconnect();
  await reports({ page: '/offers' }, { to: replica.url });
  await flush(replica);
  expect(await stored()).toEqual({ 'seen /offers': 1 });
});

describe('the report for the owner', () => {
  const add = (day: string, kind: string, n: number, page = '', detail = '') =>
    blog.database.query('INSERT INTO counts VALUES ($1, $2, $3, $4, $5)', [n, day, kind, page, detail]);

  test('shows a week by day, with the week before', async () => {
    await add('2026-11-16', 'visit', 120);
    await add('2026-11-16', 'visitor', 95);
    await add('2026-11-16', 'chat', 3, '', 'Haircut');
    await add('2026-11-22', 'chat', 1);
    await add('2026-11-15', 'chat', 2, '', 'Haircut');
    await add('2026-11-09', 'call', 1);
    await add('2026-11-08', 'call', 9);
    await add('2026-11-23', 'call', 9);
    await add('2026-11-20', 'seen', 7, '/offers');
    await add('2026-11-20', 'lcp', 5, 'home', 'good');
    const counts = await read('period=week&end=2026-11-22');
    expect(counts).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      before: { from: '2026-11-09', to: '2026-11-15' },
    });
    expect(counts.days).toHaveLength(7);
    expect(counts.days.at(0)).toEqual({ day: '2026-11-16', visits: 120, visitors: 95, chats: 3 });
    expect(counts.days.at(1)).toEqual({ day: '2026-11-17', visits: 0, visitors: 0, chats: 0 });
    expect(counts.kinds).toEqual([
      { kind: 'visit', n: 120, before: 0 },
      { kind: 'seen', n: 7, before: 0 },
      { kind: 'lcp', n: 5, before: 0 },
      { kind: 'chat', n: 4, before: 2 },
      { kind: 'call', n: 0, before: 1 },
    ]);
    expect(counts.names).toEqual([
      { kind: 'chat', name: 'Haircut', n: 3, before: 2 },
      { kind: 'lcp', name: 'home good', n: 5, before: 0 },
      { kind: 'seen', name: '/offers', n: 7, before: 0 },
    ]);
  });

  test('shows a year by month, without visitors, who may be the same on other days', async () => {
    await add('2026-02-01', 'visit', 10);
    await add('2026-02-28', 'visit', 1);
    await add('2026-02-28', 'visitor', 1);
    await add('2025-03-01', 'visit', 5);
    const { from, before, days } = await read('period=year&end=2026-02-28');
    expect([from, before]).toEqual(['2025-03-01', { from: '2024-03-01', to: '2025-02-28' }]);
    expect(days).toHaveLength(12);
    expect(days.at(0)).toEqual({ day: '2025-03-01', visits: 5, visitors: null, chats: 0 });
    expect(days.at(-1)).toEqual({ day: '2026-02-01', visits: 11, visitors: null, chats: 0 });
    expect((await read('period=month&end=2026-03-01')).days).toHaveLength(30);
  });

  test('shows only the most frequent names of a kind, and counts today at once', async () => {
    for (let n = 1; n <= 40; n += 1) await add('2026-11-16', 'unfound', n, '', `word ${n}`);
    const { names } = await read('period=week&end=2026-11-16');
    expect([names.length, names[0]?.name, names.at(-1)?.name]).toEqual([30, 'word 40', 'word 11']);
    await reports({ new: true });
    expect((await read()).days.at(-1)).toMatchObject({ day: today(), visits: 1 });
  });

  test('keeps days for 25 months, then months', async () => {
    moveClock(Date.parse('2026-11-25T06:00:00Z') - Date.now());
    await add('2024-09-01', 'chat', 1, '', 'Haircut');
    for (const day of ['2024-09-02', '2024-09-30']) {
      await add(day, 'chat', 2, '', 'Haircut');
      await add(day, 'seen', 5, '/');
      await add(day, 'visitor', 3);
    }
    await add('2024-10-02', 'chat', 7);
    for (const _ of [1, 2]) await blog.app.get(Jobs).cleanUp();
    const rows = await blog.database.query('SELECT day::text, kind, n::int FROM counts ORDER BY day, kind');
    expect(rows).toEqual([
      { day: '2024-09-01', kind: 'chat', n: 5 },
      { day: '2024-09-01', kind: 'seen', n: 10 },
      { day: '2024-10-02', kind: 'chat', n: 7 },
    ]);
  });
});

test('counted and dropped reports are exported as metrics', async () => {
  const metrics = blog.app.get(Metrics);
  await metrics.listen('127.0.0.1', 9_199);
  await reports({
    acts: [
      { kind: 'lcp', detail: 'good' },
      { kind: 'chat', detail: randomUUID() },
    ],
  });
  const text = await (await fetch('http://127.0.0.1:9199/metrics')).text();
  expect(text).toMatch(/^site_acts_total\{kind="lcp",page="home",detail="good"\} [1-9]/m);
  expect(text).toMatch(/^site_acts_total\{kind="chat",page="",detail=""\} [1-9]/m);
  expect(text).toMatch(/^site_reports_dropped_total\{reason="bot"\} [1-9]/m);
});
