import { brotliCompressSync, constants } from 'node:zlib';
import { createPost } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { countBytes } from '../support/page-pictures.js';
import { pages } from '../support/pages.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { expect, phone, test } from '../support/test.js';

test('the home page’s first view weighs at most 250 KB', phone, async ({ page, request }) => {
  const bytes = countBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = [...bytes.keys()].filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).not.toContain('Find something to change');
  const withoutFilm = [...bytes].filter(([path]) => !path.endsWith('.mp4'));
  expect(withoutFilm.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(250 * 1024);
});

for (const path of ['/', '/admin/login'])
  test(`${path}: text is the largest paint, and late fonts shift nothing`, async ({ page }) => {
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => painted.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForLoadState('networkidle');
    const { largest, shift } = await page.evaluate(
      () =>
        new Promise<{ largest: string; shift: number }>((resolve) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1);
            resolve({ largest: entry && 'url' in entry ? String(entry.url) : 'none', shift });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('');
    expect(shift).toBeLessThanOrEqual(0.01);
  });

test('the site’s own fonts are used in each weight', phone, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  );
  expect(loaded).toEqual(
    expect.arrayContaining(['Salon Display normal', 'Salon Text normal', 'Salon Text 600']),
  );
});

test('thirty posts with photographs weigh at most 900 KB', phone, async ({ page, request }) => {
  const title = uniqueTitle('Curls, seen from close up');
  // Terry is the most detailed subject among the photographs, so its file is among the heaviest.
  const image = await storePhotograph(request, photographFile('towels-candle.jpg', 'site'));
  await createPost(request, { title, image });

  const bytes = countBytes(page);
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  const picture = page.getByRole('article').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\/640\.avif$/);
  await page.waitForLoadState('networkidle');

  const sum = (ofPost: boolean) =>
    [...bytes].reduce((all, [path, size]) => all + (path.includes('/media/') === ofPost ? size : 0), 0);
  expect(sum(true)).toBeGreaterThan(0);
  expect(30 * sum(true) + sum(false)).toBeLessThan(900_000);
});

/** Bytes after compression by brotli at its highest quality, which the build uses. */
const LIMIT = 105_000;
/** With the scripts that come by themselves after it. */
const LIMIT_OF_ALL = 124_000;

const compressed = (script: Buffer) =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
    .length;

test('no page exceeds the limits of its scripts', phone, async ({ page, request }) => {
  test.slow();
  const loaded = new Set<string>();
  await page.route('**/*.js', (route) => {
    loaded.add(new URL(route.request().url()).pathname);
    return route.continue();
  });
  const sizes = new Map<string, number>();
  const { _id } = await createPost(request);
  for (const path of [...pages.map(({ path }) => path), `/blog/${_id}`]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) =>
      String(address),
    );
    expect(scripts.length, path).toBeGreaterThan(2);
    const sum = async (addresses: Iterable<string>) => {
      let bytes = 0;
      for (const address of new Set(addresses)) {
        const size = sizes.get(address) ?? compressed(await (await request.get(address)).body());
        sizes.set(address, size);
        bytes += size;
      }
      return bytes;
    };
    expect(await sum(scripts), path).toBeLessThanOrEqual(LIMIT);
    loaded.clear();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(loaded.size, path).toBeGreaterThan(scripts.length);
    expect(await sum(loaded), path).toBeLessThanOrEqual(LIMIT_OF_ALL);
  }
});
