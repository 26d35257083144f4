import { addDays, localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { moveClock } from '@salon/service-kit/testing/clock';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CountsController } from '../src/counts/counts.controller.js';
import type { Counts } from '../src/counts/counts.dto.js';
import { beginEditions, expectRefused, useApp } from './app.js';

const blog = useApp();
type Replica = Awaited<ReturnType<typeof blog.replica>>;
const flush = ({ app }: Pick<Replica, 'app'> = blog) => app.get(CountsController).flush();

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
const read = async (period = 'week') => {
  const response = await blog.send('GET', `/api/counts?period=${period}`);
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
    [{ ...good, page: `/${'x'.repeat(200)}` }, 'page'],
    [{ ...good, tag: 'Shop window' }, 'tag'],
    [{ ...good, acts: Array.from({ length: 11 }, () => SEEN) }, 'acts'],
    [{ ...good, acts: [{ kind: 'visit' }] }, 'acts.0'],
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
  await flush();
  await ask(words(1000).slice(600), other.url);
  await Promise.all([flush(), flush(other)]);
  expect(await sums()).toEqual({ rows: 301, n: 650 });
  // Those that are known still count.
  await ask(['w1', 'w1']);
  expect(await stored()).toMatchObject({ 'unfound w1': 3, 'unfound other': 350 });
  await other.app.close();
});

describe('the report for the owner', () => {
  const add = (day: string, kind: string, n: number, page = '', detail = '') =>
    blog.database.query('INSERT INTO counts VALUES ($1, $2, $3, $4, $5)', [n, day, kind, page, detail]);

  test('shows a week by day, with the week before', async () => {
    const ago = (days: number) => addDays(today(), -days);
    await add(ago(6), 'visit', 120);
    await add(ago(6), 'visitor', 95);
    await add(ago(6), 'chat', 3, '', 'Haircut');
    await add(ago(0), 'chat', 1);
    await add(ago(7), 'chat', 2, '', 'Haircut');
    await add(ago(13), 'call', 1);
    for (const outside of [14, -1]) await add(ago(outside), 'call', 9);
    await add(ago(2), 'seen', 7, '/offers');
    await add(ago(2), 'lcp', 5, 'home', 'good');
    const counts = await read();
    expect(counts).toMatchObject({ from: ago(6), to: ago(0), before: { from: ago(13), to: ago(7) } });
    expect(counts.days).toHaveLength(7);
    expect(counts.days.at(0)).toEqual({ day: ago(6), visits: 120, visitors: 95, chats: 3 });
    expect(counts.days.at(1)).toEqual({ day: ago(5), visits: 0, visitors: 0, chats: 0 });
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

  test('keeps days for 25 months, then months', async () => {
    moveClock(Date.parse('2026-11-25T06:00:00Z') - Date.now());
    await add('2024-09-01', 'chat', 1, '', 'Haircut');
    for (const day of ['2024-09-02', '2024-09-30']) {
      await add(day, 'chat', 2, '', 'Haircut');
      await add(day, 'seen', 5, '/');
      await add(day, 'visitor', 3);
    }
    await add('2024-10-02', 'chat', 7);
    for (const _ of [1, 2]) await blog.app.get(CountsController).addUpMonths();
    const rows = await blog.database.query('SELECT day::text, kind, n::int FROM counts ORDER BY day, kind');
    expect(rows).toEqual([
      { day: '2024-09-01', kind: 'chat', n: 5 },
      { day: '2024-09-01', kind: 'seen', n: 10 },
      { day: '2024-10-02', kind: 'chat', n: 7 },
    ]);
  });
});
