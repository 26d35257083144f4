import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { cacheable } from './support/service.js';
import { longText, renewTags } from './support/site.js';
import { untilNextHalfSecond } from './support/until.js';

// As frontend/renderer answers: each content has a name and a time of its own.
const door = await openDoor();
const pages = new Map<string, string>();
const modified = (digest: Buffer) => new Date(1.79e12 - digest.readUInt16BE() * 1000).toUTCString();
door.renderer.answer = ({ url }) => {
  const text = pages.get(url);
  if (!text)
    return { status: 404, headers: { 'content-type': 'text/html', ...cacheable }, body: 'Not here.' };
  const digest = createHash('sha256').update(text).digest();
  const validators = { etag: `"${digest.toString('hex')}"`, 'last-modified': modified(digest) };
  return { headers: { 'content-type': 'text/html', ...validators, ...cacheable }, body: text + longText };
};

let changes = 0;
/** The owner saves: what visitors can read is another from now on. */
async function set(path: string, text: string | undefined) {
  if (text === undefined) pages.delete(path);
  else pages.set(path, text);
  renewTags(door.dir, `change-${++changes}`);
  await untilNextHalfSecond();
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const ask = (path: string, encoding: string, more: Record<string, string | undefined> = {}) =>
  door.ask(path, { headers: { 'Accept-Encoding': encoding, ...more } });

describe.each(ENCODINGS)('a browser that takes %s', (encoding) => {
  describe.each(['/blog', '/blog/a-post'])('and has seen %s', (path) => {
    const validatorsIn = (headers: Record<string, string>) => [
      { 'If-None-Match': headers.etag },
      { 'If-Modified-Since': headers['last-modified'] },
      { 'If-None-Match': headers.etag, 'If-Modified-Since': headers['last-modified'] },
    ];

    test('gets it again only when it has changed', async () => {
      await set(path, 'First.');
      const first = await ask(path, encoding);
      expect(first.headers.etag).toMatch(encoding === 'identity' ? /^"/ : /^W\/"/);
      const received = door.renderer.times(path);
      for (const validators of validatorsIn(first.headers)) {
        const again = await ask(path, encoding, validators);
        expect(again).toMatchObject({ status: 304, text: '' });
        expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-cache' });
      }
      // nginx asks for news once a second, and answers by itself.
      expect(door.renderer.times(path)).toBeLessThanOrEqual(received + 1);

      await set(path, 'Second.');
      for (const validators of validatorsIn(first.headers)) {
        const { status, bytes } = await ask(path, encoding, validators);
        expect(status).toBe(200);
        expect(decompress[encoding](bytes).toString()).toMatch(/^Second\./);
      }
    });

    test('gets it no longer when it was taken back, and none while the renderer is away', async () => {
      await set(path, 'Public.');
      const { headers } = await ask(path, encoding);
      await set(path, undefined);
      for (const validators of validatorsIn(headers))
        expect(await ask(path, encoding, validators)).toMatchObject({ status: 404 });
      await set(path, undefined);
      await door.renderer.down(async () => {
        for (const validators of validatorsIn(headers))
          expect((await ask(path, encoding, validators)).status).toBe(503);
      });
    });
  });
});
