import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { cacheable, json, Received, Service } from './support/service.js';
import { BUILD, longText, renewTags } from './support/site.js';
import { untilAge, untilNextHalfSecond } from './support/until.js';

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
  ['/', `pages/${BUILD}/current/index.html`],
  ['/about', `pages/${BUILD}/current/about.html`],
  ['/assets/app-1a2b3c.js', 'site/assets/app-1a2b3c.js'],
])('%s is sent as the renderer or the build compressed it', (path, file) => {
  test.each([
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])('to who takes %s', async (accepted, encoding, ending) => {
    const reply = await door.ask(path, accepting(accepted));
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(reply.bytes).toEqual(readFileSync(join(door.dir, file + ending)));
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

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0.1', 'br'],
  ['br;q=0', undefined],
])('who takes %s gets %s', async (accepted, encoding) => {
  const reply = await door.ask('/api/blogs', accepting(accepted));
  expect(reply.headers['content-encoding']).toBe(encoding);
});

describe('the entries of each encoding', () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const encodings = ['br', 'gzip', 'identity'] as const;
  const services = () => [door.blog, door.renderer];
  let usual: Service['answer'][];
  beforeAll(() => {
    usual = services().map(({ answer }) => answer);
    for (const service of services()) {
      service.answer = ({ url }: Received) => ({
        headers: { 'content-type': 'text/html', etag: '"abc"', ...cacheable },
        body: `${service.times(url)} ${longText}`,
      });
    }
  });

  afterAll(() => {
    for (const [index, service] of services().entries()) service.answer = usual[index] ?? service.answer;
  });

  /** The number of the service's answer, counted from 1. */
  async function numberOf(path: string, encoding: (typeof encodings)[number]): Promise<number> {
    const reply = await door.ask(path, accepting(encoding));
    expect([path, reply.status]).toEqual([path, 200]);
    return Number.parseInt(decompress[encoding](reply.bytes).toString(), 10);
  }

  test.each(['/blog/shared', '/api/blogs/shared'])(
    'of %s come from one answer of the service',
    async (path) => {
      const atOnce = [...encodings, ...encodings].map((encoding) => numberOf(path, encoding));
      expect(await Promise.all(atOnce)).toEqual([1, 1, 1, 1, 1, 1]);
      renewTags(door.dir, `after-${path.length}`);
      await untilNextHalfSecond();
      for (const encoding of encodings) expect(await numberOf(path, encoding)).toBe(2);
    },
  );

  test('are sent to everybody while the services are down, whichever was asked for before', async () => {
    const paths = encodings.flatMap((encoding) => [`/blog/last-${encoding}`, `/api/blogs/last-${encoding}`]);
    for (const encoding of encodings) {
      expect(await numberOf(`/blog/last-${encoding}`, encoding)).toBe(1);
      expect(await numberOf(`/api/blogs/last-${encoding}`, encoding)).toBe(1);
    }
    await Promise.all(services().map((service) => service.stop()));
    await untilAge(Date.now(), 2);
    for (const path of paths)
      for (const encoding of encodings) expect(await numberOf(path, encoding)).toBe(1);
    await Promise.all(services().map((service) => service.start()));
  });

  test.each(encodings)('are answered with 304 to who has them: %s', async (encoding) => {
    const { headers } = await door.ask('/api/blogs/held', accepting(encoding));
    expect(headers.etag).toBe(encoding === 'identity' ? '"abc"' : 'W/"abc"');
    const again = { headers: { 'Accept-Encoding': encoding, 'If-None-Match': `${headers.etag}` } };
    expect(await door.ask('/api/blogs/held', again)).toMatchObject({ status: 304, text: '' });
  });
});

test('a picture is not compressed again', async () => {
  const usual = door.blog.answer;
  door.blog.answer = () => ({ headers: { 'content-type': 'image/jpeg' }, body: longText });
  const reply = await door.ask('/media/key/960.jpg', accepting('gzip, br'));
  door.blog.answer = usual;
  expect(reply.headers['content-encoding']).toBeUndefined();
});
