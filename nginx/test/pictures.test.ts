import { expect, test } from 'vitest';
import { openCountingDoor } from './support/counting-door.js';
import { json } from './support/service.js';
import { until, untilAge } from './support/until.js';

const door = await openCountingDoor();
const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/jpeg' };
const isFound = (path: string) => until('found', async () => (await door.ask(path)).status === 200, 8);

test('pictures are kept longer than a second, whatever the query', async () => {
  const path = '/media/key/640.jpg';
  const picture = () => ({ headers: immutable, body: String(door.blog.times(path)) });
  await door.blog.answering(picture, async () => {
    expect(await door.text(path)).toBe('1');
    await untilAge(Date.now(), 2.5);
    expect(await door.texts([path, `${path}?another=query`])).toEqual(['1', '1']);
  });
});

test('one that is missing is asked for again soon', async () => {
  const path = '/media/key/960.jpg';
  await door.blog.answering(
    () => json({}, { status: 404, headers: immutable }),
    async () => expect(await door.ask(path)).toMatchObject({ status: 404 }),
  );
  expect(await door.ask(path)).toMatchObject({ status: 404 });
  await isFound(path);
});

test('one that only the owner may see is for her alone', async () => {
  const path = '/media/key/320.jpg';
  const forHer = { headers: { Cookie: 'other=1; media=pass.word' } };
  await door.blog.answering(
    ({ headers }) =>
      headers.cookie === 'media=pass.word' ? { headers: immutable, body: 'hers' } : json({}, { status: 404 }),
    async () => {
      expect(await door.ask(path, forHer)).toMatchObject({
        status: 200,
        text: 'hers',
        headers: { 'cache-control': 'no-store' },
      });
      for (const headers of [{}, { Cookie: 'other=media=pass.word' }])
        expect(await door.ask(path, { headers })).toMatchObject({ status: 404 });
    },
  );
  // Not from a cache either, once visitors can see it.
  const times = door.blog.times(path);
  await isFound(path);
  for (let again = 0; again < 2; again++) await door.ask(path, forHer);
  expect(door.blog.times(path)).toBeGreaterThanOrEqual(times + 3);
});

test('they are asked for without any cookie of a visitor', async () => {
  await door.ask('/media/key/1440.jpg', { headers: { Cookie: 'session=secret' } });
  expect(door.blog.received.at(-1)?.headers).not.toHaveProperty('cookie');
});
