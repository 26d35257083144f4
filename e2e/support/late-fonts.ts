import { expect, type Page } from '@playwright/test';

/** Opens a page whose fonts come after its first paint; answers which picture was the largest paint, if any, and what has moved. */
export async function openWithLateFonts(
  page: Page,
  path: string,
): Promise<{ largest: string; shift: number }> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => painted.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
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
}
