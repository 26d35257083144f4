import { expect, test } from '../support/test.js';

test('the way to another page is one small request, begun before the tap', async ({ page }) => {
  await page.goto('/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.startsWith('/page-data/')) asked.push(pathname);
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hair Texture' });
  await link.scrollIntoViewIfNeeded();
  const data = page.waitForResponse('**/page-data/services/Texture.json');
  await link.focus();
  expect((await (await data).body()).length).toBeLessThan(10_000);
  await link.click();
  await expect(page).toHaveTitle(/Smoothing/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['/page-data/services/Texture.json']));
});
