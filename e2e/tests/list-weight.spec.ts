import { readFile } from 'node:fs/promises';
import { createPost, token } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { expect, test } from '../support/test.js';

const photograph = new URL('../../frontend/photos/hair-tight-curls.jpg', import.meta.url);

test('thirty posts with photographs weigh at most 600 KB on a phone', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Curls, seen from close up');
  const image = `data:image/jpeg;base64,${(await readFile(photograph)).toString('base64')}`;
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
  expect(30 * bytes(true) + bytes(false)).toBeLessThan(600_000);
});
