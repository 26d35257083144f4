import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FrontDoor } from './support/front-door.js';
import { cacheable, json } from './support/service.js';
import { longText } from './support/site.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
  door.blog.answer = () => json({ content: longText }, { headers: cacheable });
  door.renderer.answer = () => ({
    headers: { 'content-type': 'text/html; charset=utf-8', ...cacheable },
    body: `<p>${longText}</p>`,
  });
});
afterAll(() => door.close());

const accepting = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

describe.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/assets/app-1a2b3c.js', 'assets/app-1a2b3c.js'],
])('%s is sent as the build compressed it', (path, file) => {
  test.each([
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])('to who takes %s', async (accepted, encoding, ending) => {
    const reply = await door.ask(path, accepting(accepted));
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(reply.bytes).toEqual(readFileSync(join(door.dir, 'site', file + ending)));
  });
});

describe.each(['/api/blogs', '/blog', '/blog/some-post', '/rss.xml'])(
  '%s is compressed on its way',
  (path) => {
    test.each([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ])('to who takes %s', async (accepted, encoding, decompress) => {
      const reply = await door.ask(path, accepting(accepted));
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(decompress(reply.bytes).toString()).toContain(longText);
    });
  },
);

test('a picture is not compressed again', async () => {
  door.blog.answer = () => ({ headers: { 'content-type': 'image/jpeg' }, body: longText });
  const reply = await door.ask('/media/key/960.jpg', accepting('gzip, br'));
  expect(reply.headers['content-encoding']).toBeUndefined();
});
