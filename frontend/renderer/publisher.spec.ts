import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { withoutHidden } from '@salon/content/visible';
import { editionOne } from '../test/edition';
import { createSiteSource } from './editions';
import { pagesAsOf } from './entry-server';
import { createMetrics } from './metrics';
import { PagesFolder } from './pages/folder';
import type { Render } from './pages/render';
import { createPublisher, type Publisher } from './publisher';

const MINUTE = 60_000;
/** From the beginning of each test until the salon opens. */
const UNTIL_OPEN = 4.5 * 60 * MINUTE;
const frame = { asOf: '2026-01-14T00:00', contact: editionOne.contact, notices: [] };
const priced = (rupees: number): SiteContent => ({
  ...editionOne,
  contact: { ...editionOne.contact, landmark: `Hair Spa ₹${rupees}` },
});

/** What blog-service answers; while `isDown` is true it does not answer. */
let current: { edition: number; publishedAt: string; content: SiteContent };
let isDown: boolean;
let now: number;
let rendered: number;
let fails: boolean;
let logged: Record<string, unknown>[];
let dir: string;

beforeEach(() => {
  current = { edition: 0, publishedAt: '2026-01-10T04:30:00.000Z', content: editionOne };
  [isDown, now, rendered, fails, logged] = [false, Date.UTC(2026, 0, 14), 0, false, []];
  dir = mkdtempSync(join(tmpdir(), 'publisher-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const publish = (edition: number, rupees: number) => {
  current = { edition, publishedAt: `2026-01-${10 + edition}T04:30:00.000Z`, content: priced(rupees) };
};

/** A rendered page contains its path, the landmark, and the time from which it is valid. */
const render: Render = async (request, content, now) => {
  if (fails) throw new Error('A component threw.');
  rendered++;
  const text = `${new URL(request.url).pathname} ${content.contact.landmark} as of ${pagesAsOf(content, now)}`;
  return { status: 200, html: text, data: { build: '', layout: frame, page: text } };
};

function newPublisher() {
  return createPublisher({
    ask: async () => (isDown ? undefined : current),
    render,
    pages: new PagesFolder(join(dir, 'pages'), '0123456789ab'),
    metrics: createMetrics(),
    clock: () => now,
  });
}
const note = (fields: object, msg?: string) => void logged.push({ ...fields, msg });
const look = (publisher: Publisher) => publisher.look({ info: note, error: note });
const file = (name: string) => readFileSync(join(dir, 'pages/0123456789ab/current', name), 'utf8');

const hairPage = () => file('services/hair.html');

// Every page, its data and the sitemap change with it: e2e/tests/site-faults.spec.ts.
it('a publish shows its edition, also on the page for what is not found, and is one line in the log', async () => {
  const publisher = newPublisher();
  await look(publisher);
  publish(2, 2000);
  await look(publisher);
  expect(file('404.html')).toContain('₹2000');
  expect(JSON.parse(file('page-data/edition.json'))).toMatchObject({
    edition: 2,
    planned: { hair: '/services/hair' },
  });
  expect(publisher.shown()).toMatchObject({ edition: 2 });
  expect(logged.slice(1)).toEqual([
    expect.objectContaining({ msg: 'pages written', edition: 2, changed: expect.any(Number) }),
  ]);
});

it('asks with the ETag of what it has, and takes an error or no answer for no answer', async () => {
  const answers = [
    Response.json({ edition: 1, content: sampleContent() }, { headers: { ETag: '"1"' } }),
    new Response(null, { status: 304 }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift() ?? Response.error());
  const ask = createSiteSource('http://blog');
  const edition = await ask();
  expect(edition).toEqual({ edition: 1, content: withoutHidden(sampleContent()) });
  expect(await ask()).toBe(edition);
  expect(await ask()).toBeUndefined();
  expect(fetched.mock.calls.map(([, init]) => init?.headers)).toEqual([
    {},
    { 'If-None-Match': '"1"' },
    { 'If-None-Match': '"1"' },
  ]);
});

it.each([false, true])(
  'the clock changes what pages say, and nothing in between (service down: %s)',
  async (down) => {
    const publisher = newPublisher();
    await look(publisher);
    expect(file('index.html')).toContain('as of 2026-01-14T00:00');
    isDown = down;
    const before = rendered;
    now += UNTIL_OPEN - MINUTE;
    await look(publisher);
    expect(rendered).toBe(before);
    now += MINUTE;
    await look(publisher);
    expect(file('index.html')).toContain('as of 2026-01-14T10:00');
  },
);

describe('without blog-service', () => {
  it('one that never learned the edition writes and shows nothing, and is ready when it is clear that nobody says it', async () => {
    isDown = true;
    const publisher = newPublisher();
    await look(publisher);
    expect(publisher.isReady()).toBe(false);
    now += 10_000;
    await look(publisher);
    expect(publisher.isReady()).toBe(true);
    expect(publisher.shown()).toBeUndefined();
    expect(() => file('index.html')).toThrow('ENOENT');
  });

  it('writes its pages again when they have vanished', async () => {
    publish(1, 1800);
    const publisher = newPublisher();
    await look(publisher);
    isDown = true;
    rmSync(join(dir, 'pages'), { recursive: true });
    await look(publisher);
    expect(hairPage()).toContain('₹1800');
  });
});

describe('an edition that is lower than the one that visitors have seen', () => {
  it('is shown only when it stays so: an answer may be late, or a backup was brought back', async () => {
    publish(7, 2000);
    const publisher = newPublisher();
    await look(publisher);
    publish(6, 1800);
    await look(publisher);
    now += 4_000;
    await look(publisher);
    expect(publisher.shown()).toMatchObject({ edition: 7 });
    expect(hairPage()).toContain('₹2000');
    now += 1_000;
    await look(publisher);
    expect(publisher.shown()).toMatchObject({ edition: 6 });
    expect(hairPage()).toContain('₹1800');
  });

  it('is not shown by a renderer that has just started', async () => {
    publish(7, 2000);
    await look(newPublisher());
    publish(6, 1800);
    const fresh = newPublisher();
    await look(fresh);
    expect(fresh.shown()).toBeUndefined();
    expect(hairPage()).toContain('₹2000');
  });
});

describe('when pages can’t be made', () => {
  it('a page that does not render leaves all as they were, and says so once a minute', async () => {
    publish(1, 1800);
    const publisher = newPublisher();
    await look(publisher);
    publish(2, 2000);
    fails = true;
    for (let second = 0; second < 3; second++) await look(publisher);
    expect(publisher.shown()).toMatchObject({ edition: 1 });
    expect(hairPage()).toContain('₹1800');
    expect(logged.filter(({ msg }) => msg === 'pages not written')).toHaveLength(1);
    fails = false;
    await look(publisher);
    expect(hairPage()).toContain('₹2000');
  });

  const isRoot = process.getuid?.() === 0;
  (isRoot ? it.skip : it)('it is not ready before they are written', async () => {
    chmodSync(dir, 0o500);
    const publisher = newPublisher();
    await look(publisher);
    expect(publisher.isReady()).toBe(false);
    chmodSync(dir, 0o700);
    await look(publisher);
    expect(publisher.isReady()).toBe(true);
  });
});
