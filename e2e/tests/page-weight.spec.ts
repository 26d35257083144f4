import type { Page } from '@playwright/test';
import { pages } from '../support/pages.js';
import { expect, test } from '../support/test.js';

const KB = 1000;

/** Bytes that came over the wire for each address, once everything asked for has arrived. */
async function download(page: Page, path: string) {
  const bytes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

test('the first view of the home page weighs at most 350 KB without the film', async ({ page }) => {
  const bytes = await download(page, '/');
  expect([...bytes.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  const withoutFilm = [...bytes].filter(([path]) => !path.endsWith('.mp4'));
  expect(withoutFilm.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(350 * KB);
});

test('the poster is the largest paint of the home page, and nothing shifts when the fonts are late', async ({
  page,
}) => {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => painted.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
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
          resolve({ largest: entry && 'url' in entry ? String(entry.url) : '', shift });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toContain('/hero-poster-');
  expect(shift).toBeLessThanOrEqual(0.01);
});

for (const { path } of pages) {
  test(`${path}: each picture fits its frame, and a phone's weigh under 60 KB`, async ({ page }, {
    project,
  }) => {
    const bytes = await download(page, path);
    const frames = page.locator('picture img');
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveJSProperty('complete', true);
    }
    await page.waitForLoadState('networkidle');
    if (project.name === 'phone') {
      const pictures = [...bytes].filter(([address]) => /\.(avif|webp|jpg)$/.test(address));
      for (const [address, size] of pictures) expect(size, address).toBeLessThan(60 * KB);
    }
    const fits = await frames.evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement)
        .map((image) => {
          const { currentSrc, srcset, clientWidth, clientHeight } = image;
          const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return {
            currentSrc,
            // What fills the frame, in device pixels.
            needed: Math.max(clientWidth, clientHeight * shape) * devicePixelRatio,
            widths: [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          };
        }),
    );
    for (const { currentSrc, needed, widths } of fits) {
      const chosen = Number(/\/(\d+)\.\w+$/.exec(currentSrc)?.[1]);
      // Nobody sees a picture enlarged by a hundredth; a frame wider than the largest file gets that one.
      expect(chosen, currentSrc).toBeGreaterThanOrEqual(Math.min(needed * 0.99, Math.max(...widths)));
      // A browser shows a larger file that it has already, as of a picture that stands twice on a page.
      const [, folder] = /^(.*)\//.exec(currentSrc) ?? [];
      const twice = fits.some((other) => other.needed > needed && other.currentSrc.startsWith(`${folder}/`));
      const largest = Math.max(needed * 1.5 + 1, Math.min(...widths));
      if (!twice) expect(chosen, currentSrc).toBeLessThanOrEqual(largest);
    }
  });
}
