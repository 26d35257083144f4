import { createPost, token } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { photographUrl } from '../support/photographs.js';
import { expect, test } from '../support/test.js';

test('thirty posts with photographs weigh at most 900 KB on a phone', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Curls, seen from close up');
  // Tight curls are the most detailed subject of a salon's photographs, so their file is among the heaviest.
  const image = photographUrl('hair-tight-curls.jpg', 'site');
  await createPost(request, await token(request), { title, image });

  const sizes: Promise<[url: string, bytes: number]>[] = [];
  page.on('requestfinished', (asked) => {
    sizes.push(asked.sizes().then((size) => [asked.url(), size.responseBodySize + size.responseHeadersSize]));
  });
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  const picture = page.getByRole('article').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\/640\.avif$/);
  await page.waitForLoadState('networkidle');

  const all = await Promise.all(sizes);
  const bytes = (ofPost: boolean) =>
    all.filter(([url]) => url.includes('/media/') === ofPost).reduce((sum, [, size]) => sum + size, 0);
  expect(bytes(true)).toBeGreaterThan(0);
  expect(30 * bytes(true) + bytes(false)).toBeLessThan(900_000);
});
