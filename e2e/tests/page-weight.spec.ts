import type { APIRequestContext } from '@playwright/test';
import { createPost } from '../support/admin.js';
import { openWithLateFonts } from '../support/late-fonts.js';
import { countBytes } from '../support/page-pictures.js';
import { pages } from '../support/pages.js';
import { expect, phone, test } from '../support/test.js';

test('the home page’s first view weighs at most 250 KB', phone, async ({ page, request }) => {
  const bytes = countBytes(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = [...bytes.keys()].filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).not.toContain('Find something to change');
  const withoutFilm = [...bytes].filter(([path]) => !path.endsWith('.mp4'));
  expect(withoutFilm.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(250 * 1024);
});

for (const path of ['/', '/admin/login'])
  test(`${path}: text is the largest paint, and late fonts shift nothing`, async ({ page }) => {
    const { largest, shift } = await openWithLateFonts(page, path);
    expect(largest).toBe('');
    expect(shift).toBeLessThanOrEqual(0.01);
  });

/** Bytes of scripts as the build has compressed them by brotli. */
const LIMIT = 105_000;
/** With the scripts that come by themselves after it. */
const LIMIT_OF_ALL = 124_000;

/** Pages share most of their scripts. */
const weights = new Map<string, number>();

/** The bytes of all these scripts. */
async function weigh(request: APIRequestContext, addresses: string[]) {
  const scripts = new Set(addresses);
  for (const address of [...scripts].filter((one) => !weights.has(one))) {
    const headers = (await request.head(address, { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect(headers['content-encoding'], address).toBe('br');
    weights.set(address, Number(headers['content-length']));
  }
  return [...scripts].reduce((sum, address) => sum + Number(weights.get(address)), 0);
}

test('no page exceeds the limits of its scripts', phone, async ({ page, request }) => {
  const { _id } = await createPost(request);
  const post = `/blog/${_id}`;
  for (const path of [...pages.map(({ path }) => path), post]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, address]) => `${address}`,
    );
    expect(scripts.length, path).toBeGreaterThan(2);
    expect(await weigh(request, scripts), path).toBeLessThanOrEqual(LIMIT);
  }
  for (const path of ['/', '/services/hair', '/services/prices', '/bridal', '/blog', post]) {
    const bytes = countBytes(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const loaded = [...bytes.keys()].filter((address) => address.endsWith('.js'));
    expect(loaded.length, path).toBeGreaterThan(5);
    expect(await weigh(request, loaded), path).toBeLessThanOrEqual(LIMIT_OF_ALL);
  }
});
