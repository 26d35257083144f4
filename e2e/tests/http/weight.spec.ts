import { brotliCompressSync, constants } from 'node:zlib';
import { createPost, token } from '../../support/admin.js';
import { pages } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

/** Bytes after compression by brotli at its highest quality, which the build uses. */
const LIMIT = 111_600;

const compressed = (script: Buffer) =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
    .length;

test('no page asks a visitor for more than 111,600 bytes of scripts', async ({ request }) => {
  const sizes = new Map<string, number>();
  const { _id } = await createPost(request, await token(request));
  for (const path of [...pages.map(({ path }) => path), `/blog/${_id}`]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) =>
      String(address),
    );
    expect(scripts.length, path).toBeGreaterThan(2);
    for (const script of scripts.filter((address) => !sizes.has(address))) {
      sizes.set(script, compressed(await (await request.get(script)).body()));
    }
    const total = [...new Set(scripts)].reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    expect(total, path).toBeLessThanOrEqual(LIMIT);
  }
});
