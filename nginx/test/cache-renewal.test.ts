import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import type { Reply } from './support/http.js';
import { cacheable, json } from './support/service.js';
import { until, untilAge } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

test('after two seconds and more even the first and only reader sees a change', async () => {
  await Promise.all(
    [2, 3.5].flatMap((seconds) =>
      ['/blog', '/api/blogs'].map(async (place) => {
        const path = `${place}/changed-${seconds * 10}`;
        expect(await text(path)).toBe('1');
        await untilAge(Date.now(), seconds);
        expect(await text(path)).toBe('2');
      }),
    ),
  );
});

test('while one reader renews an entry the others get the stale one', async () => {
  const path = '/blog/renewed';
  expect(await text(path)).toBe('1');
  await untilAge(Date.now(), 2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answering(
    door.renderer,
    () => ({ ...json(2, { headers: cacheable }), after: held }),
    async () => {
      const renewing = text(path);
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      expect(await Promise.all([text(path), text(path)])).toEqual(['1', '1']);
      release();
      expect(await renewing).toBe('2');
      expect(await text(path)).toBe('2');
    },
  );
  expect(door.renderer.times(path)).toBe(2);
});

test('no reader waits for the renewal of another, also without a compressed entry', async () => {
  const path = '/blog/together';
  expect(await text(path)).toBe('1');
  await untilAge(Date.now(), 2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answering(
    door.renderer,
    () => ({ ...json(2, { headers: cacheable }), after: held }),
    async () => {
      // Brotli stores a single letter uncompressed between bytes of its own, so the letter can be found in the compressed text.
      const holds = (letter: string) => ({ text: expect.stringContaining(letter) });
      const compressed = () => door.ask(path, { headers: { 'Accept-Encoding': 'br' } });
      const renewing = compressed();
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      const others: Reply[] = [];
      for (const reply of [compressed(), compressed()]) reply.then((answer) => others.push(answer));
      // A cache lock would hold them for two seconds.
      await until('the others have their answer', () => others.length === 2, 1.5);
      release();
      expect(others).toMatchObject([holds('1'), holds('1')]);
      expect(await renewing).toMatchObject(holds('2'));
    },
  );
});

test('a post that was deleted is gone though it is cached', async () => {
  expect(await text('/blog/deleted')).toBe('1');
  await untilAge(Date.now(), 2);
  await answering(
    door.renderer,
    () => ({ status: 404, body: 'Blog post not found.' }),
    async () => {
      expect(await door.ask('/blog/deleted')).toMatchObject({ status: 404, text: 'Blog post not found.' });
    },
  );
});
