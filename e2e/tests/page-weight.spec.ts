import { countBytes } from '../support/page-pictures.js';
import { expect, test } from '../support/test.js';

test('the first view of the home page weighs at most 350 KB without the film', async ({ page }) => {
  const bytes = countBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...bytes.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  const withoutFilm = [...bytes].filter(([path]) => !path.endsWith('.mp4'));
  expect(withoutFilm.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(350_000);
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

test('words are set in the site’s own fonts, in each weight', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  );
  expect(loaded).toEqual(
    expect.arrayContaining(['Kadali Display normal', 'Kadali Text normal', 'Kadali Text 600']),
  );
});
