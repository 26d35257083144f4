import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import { json } from './support/service.js';
import { until, untilAge } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

describe('pictures', () => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/jpeg' };

  test('are kept longer than a second', async () => {
    await answering(
      door.blog,
      ({ url }) => ({ headers: immutable, body: String(door.blog.times(url)) }),
      async () => {
        expect(await text('/media/key/640.jpg')).toBe('1');
        await untilAge(Date.now(), 2.5);
        expect(await text('/media/key/640.jpg')).toBe('1');
        expect(await text('/media/key/640.jpg?another=query')).toBe('1');
      },
    );
  });

  test('that are missing are asked for again soon', async () => {
    await answering(
      door.blog,
      () => json({}, { status: 404, headers: immutable }),
      async () => {
        expect(await door.ask('/media/key/960.jpg')).toMatchObject({ status: 404 });
      },
    );
    expect(await door.ask('/media/key/960.jpg')).toMatchObject({ status: 404 });
    await until('found', async () => (await door.ask('/media/key/960.jpg')).status === 200, 8);
  });

  test('that only the owner may see are for her alone', async () => {
    const path = '/media/key/320.jpg';
    const forHer = { headers: { Cookie: 'other=1; media=pass.word' } };
    await answering(
      door.blog,
      ({ headers }) =>
        headers.cookie === 'media=pass.word'
          ? { headers: immutable, body: 'hers' }
          : json({}, { status: 404 }),
      async () => {
        const reply = await door.ask(path, forHer);
        expect(reply).toMatchObject({ status: 200, text: 'hers' });
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(await door.ask(path)).toMatchObject({ status: 404 });
        expect(await door.ask(path, { headers: { Cookie: 'other=media=pass.word' } })).toMatchObject({
          status: 404,
        });
      },
    );
    // Not from a cache either, once visitors can see it.
    const times = door.blog.times(path);
    await until('found', async () => (await door.ask(path)).status === 200, 8);
    await door.ask(path, forHer);
    await door.ask(path, forHer);
    expect(door.blog.times(path)).toBeGreaterThanOrEqual(times + 3);
  });

  test('are asked for without any cookie of a visitor', async () => {
    await door.ask('/media/key/1440.jpg', { headers: { Cookie: 'session=secret' } });
    expect(door.blog.received.at(-1)?.headers).not.toHaveProperty('cookie');
  });
});
