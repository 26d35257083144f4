import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a price is found, changed and published', async ({ page, request }) => {
  await page.goto('/admin/site');
  const search = page.getByRole('searchbox', { name: 'Find something to change' });
  await search.fill('hair spa');
  const found = page.getByRole('list', { name: 'Found' });
  await look(page, 'found', found);
  await found.getByRole('link', { name: 'Hair Spa', exact: true }).click();
  const price = page.getByLabel('Price of Hair Spa', { exact: true });
  await expect(price).toBeFocused();
  await page.keyboard.type('2345');
  await price.blur();
  await expect(price).toHaveValue('from 2,345');
  await saved(page);
  expect(await htmlOf(request, '/services/hair')).not.toContain('2,345');
  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await expect(page.getByText('Hair Spa: from ₹1,800 → from ₹2,345')).toBeVisible();
  await publish(page);

  const html = await htmlOf(request, '/services/hair');
  expect(html).not.toContain('₹1,800');
  expect(html).toContain(encodeURIComponent('Hair Spa (from ₹2,345)'));
  await page.goto('/services/hair');
  await expect(page.locator('#hair-spa').getByText('from ₹2,345')).toBeVisible();
});
