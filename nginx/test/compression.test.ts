import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import { cacheable, type Received, type Service } from './support/service.js';
import { BUILD, longText, renewTags } from './support/site.js';
import { seconds, untilNextHalfSecond } from './support/until.js';

const door = await openCountingDoor();
const numbered = (service: Service) => {
  service.answer = ({ url }: Received) => ({
    headers: { 'content-type': 'text/html', etag: '"abc"', ...cacheable },
    body: `${service.times(url)} ${longText}`,
  });
};
for (const service of [door.blog, door.renderer]) numbered(service);

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const askFor = (path: string, encoding: string, more = {}) =>
  door.ask(path, { headers: { 'Accept-Encoding': encoding, ...more } });

test.each([
  ['/', `pages/${BUILD}/current/index.html`],
  ['/about', `pages/${BUILD}/current/about.html`],
  ['/assets/app-1a2b3c.js', 'site/assets/app-1a2b3c.js'],
])('%s is sent as the renderer or the build compressed it', async (path, file) => {
  for (const [accepted, encoding, ending] of [
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ] as const) {
    const { status, headers, bytes } = await askFor(path, accepted);
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(bytes).toEqual(readFileSync(join(door.dir, file + ending)));
  }
});

test.each<[string, Encoding]>([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0.1', 'br'],
  ['br;q=0', 'identity'],
])("a service's answer is compressed on its way: who takes %s gets %s", async (accepted, encoding) => {
  for (const path of ['/api/blogs', '/blog', '/blog/some-post', '/rss.xml']) {
    const { headers, bytes } = await askFor(path, accepted);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decompress[encoding](bytes).toString()).toContain(longText);
  }
});

describe('the entries of each encoding', () => {
  /** The number of the service's answer, counted from 1. */
  async function numberOf(path: string, encoding: Encoding): Promise<number> {
    const reply = await askFor(path, encoding);
    expect([path, reply.status]).toEqual([path, 200]);
    return Number.parseInt(decompress[encoding](reply.bytes).toString(), 10);
  }

  test.each(['/blog/shared', '/api/blogs/shared'])(
    'of %s come from one answer of the service',
    async (path) => {
      const atOnce = [...ENCODINGS, ...ENCODINGS].map((encoding) => numberOf(path, encoding));
      expect(await Promise.all(atOnce)).toEqual([1, 1, 1, 1, 1, 1]);
      renewTags(door.dir, `after-${path.length}`);
      await untilNextHalfSecond();
      for (const encoding of ENCODINGS) expect(await numberOf(path, encoding)).toBe(2);
    },
  );

  test('are sent to everybody while the services are down, whichever was asked for before', async () => {
    const asked = ENCODINGS.flatMap((encoding) =>
      ['/blog/last', '/api/blogs/last'].map((path) => ({ path: `${path}-${encoding}`, encoding })),
    );
    for (const { path, encoding } of asked) expect(await numberOf(path, encoding)).toBe(1);
    await door.bothDown(async () => {
      await seconds(2);
      for (const { path } of asked)
        for (const encoding of ENCODINGS) expect(await numberOf(path, encoding)).toBe(1);
    });
  });

  test.each(ENCODINGS)('are answered with 304 to who has them: %s', async (encoding) => {
    const { headers } = await askFor('/api/blogs/held', encoding);
    expect(headers.etag).toBe(encoding === 'identity' ? '"abc"' : 'W/"abc"');
    const again = await askFor('/api/blogs/held', encoding, { 'If-None-Match': headers.etag });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});

test('a picture is not compressed again', () =>
  door.blog.answering(
    () => ({ headers: { 'content-type': 'image/jpeg' }, body: longText }),
    async () => {
      const { headers } = await askFor('/media/key/960.jpg', 'gzip, br');
      expect(headers['content-encoding']).toBeUndefined();
    },
  ));
