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
        expect(await door.ask('/media/key/missing.jpg')).toMatchObject({ status: 404 });
      },
    );
    expect(await door.ask('/media/key/missing.jpg')).toMatchObject({ status: 404 });
    await until('found', async () => (await door.ask('/media/key/missing.jpg')).status === 200, 8);
  });
});
