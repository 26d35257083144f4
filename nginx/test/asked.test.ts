import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json, never } from './support/service.js';
import { atOnce, nextSecond } from './support/until.js';

// What is no file: the services answer with the number of requests for the address that have reached them.
const door = await openDoor();
const { auth, blog, renderer } = door;
const cacheable = { 'cache-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=60' };
for (const service of [blog, renderer])
  service.answer = ({ url }) => json(service.times(url), { headers: cacheable });
const texts = (paths: string[], headers = {}) =>
  Promise.all(paths.map(async (path) => (await door.ask(path, { headers })).text));
const all = (paths: string[], text: string) => paths.map(() => text);
/** Replaces the usual answer of both services that visitors read from. */
const bothAnswering = (answer: typeof blog.answer, during: () => Promise<unknown>) =>
  renderer.answering(answer, () => blog.answering(answer, during));
const PAGES = ['/blog?q=oil', '/blog/new', '/page-data/blog/new.json'];
const OTHERS = '/api/blogs?q=oil /api/blogs/new /api/categories /go/window /favicon.ico /media/new/64.jpg';
const READS = [...PAGES, ...OTHERS.split(' ')];

const askedFor = (path: string) => renderer.times(path) + blog.times(path);

/** Fifty readers of each path, who are one question in each second that it takes them. */
async function expectOneQuestion(paths: string[], status: number) {
  const readersOf = (path: string) => atOnce(50, (n) => door.ask(path, { from: `127.2.0.${n + 1}` }));
  await nextSecond();
  const [before, since] = [paths.map(askedFor), Math.floor(Date.now() / 1000)];
  const replies = (await Promise.all(paths.map(readersOf))).flat();
  const seconds = Math.floor(Date.now() / 1000) - since + 1;
  expect([...new Set(replies.map((reply) => reply.status))]).toEqual([status]);
  for (const [index, path] of paths.entries())
    expect(askedFor(path) - (before[index] ?? 0), path).toBeLessThanOrEqual(seconds);
}

test('what is no file is asked for once for fifty readers, and anew a second later', async () => {
  await expectOneQuestion(READS, 200);
  await nextSecond();
  const before = READS.map(askedFor);
  expect(await texts(READS)).toEqual(before.map((times) => `${times + 1}`));
});

test.each([400, 500])('an error is not shared, whatever it says of itself: %d', async (status) => {
  const paths = [`/blog/error-${status}`, `/api/blogs/error-${status}`, `/media/error/${status}.jpg`];
  await nextSecond();
  await bothAnswering(
    () => json('broken', { status }),
    () => texts(paths),
  );
  expect(await texts(paths)).toEqual(all(paths, '2'));
});

test('nothing that is asked for with a token or the cookie `media` is shared', async () => {
  const paths = ['/blog/owners', '/api/blogs/owners', '/media/owners/640.jpg'];
  await nextSecond();
  for (const [headers, time] of [
    [{ Authorization: 'Bearer token' }, '1'],
    [{ Authorization: 'Bearer token' }, '2'],
    [{}, '3'],
    [{ Cookie: 'other=1; media=pass.word' }, '4'],
    [{ Authorization: 'Bearer token' }, '5'],
  ] as const)
    expect(await texts(paths, headers)).toEqual(all(paths, time));
});

test('a picture that only the owner may see is for her alone, and no other cookie is passed on', async () => {
  const path = '/media/hidden/320.jpg';
  await blog.answering(
    ({ headers, url }) => {
      const status = headers.cookie === 'media=pass' || url?.startsWith('/media/shared') ? 200 : 404;
      return json(headers.cookie ?? '', { status, headers: { 'cache-control': 'private, no-store' } });
    },
    async () => {
      const hers = await door.ask(path, { headers: { Cookie: 'other=1; media=pass' } });
      expect(hers).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      for (const Cookie of ['', 'session=secret', 'other=media=pass'])
        expect(await door.ask(path, { headers: { Cookie } })).toMatchObject({ status: 404, text: '""' });
      // Of a draft that somebody was sent a link to.
      const shared = await door.ask('/media/shared/320.jpg');
      expect(shared).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    },
  );
});

test('of services that hang the reader hears within five seconds', async () => {
  const paths =
    '/blog/hangs /go/hangs /services/hangs /media/hangs/480.jpg /api/admin/session /healthz'.split(' ');
  const since = Date.now();
  await auth.answering(never, () =>
    bothAnswering(never, async () => {
      const replies = await Promise.all(paths.map((path) => door.ask(path)));
      expect(replies.map(({ status }) => status)).toEqual([503, 302, 503, 504, 504, 503]);
    }),
  );
  expect(Date.now() - since).toBeLessThan(5_000);
});

test('the health is asked once a second for all, bad as well', async () => {
  await renderer.answering(
    () => json({}, { status: 503, headers: { 'cache-control': 'no-store' } }),
    () => expectOneQuestion(['/healthz'], 503),
  );
});

test('a write comes through whole each time', async () => {
  const headers = { 'If-Match': '"1"', 'Content-Type': 'application/json' };
  for (const text of ['1', '2'])
    expect(await door.ask('/api/blogs/saved', { method: 'PUT', body: '{}', headers })).toMatchObject({
      text,
    });
  expect(blog.received.at(-1)).toMatchObject({ method: 'PUT', body: '{}', headers: { 'if-match': '"1"' } });
});
