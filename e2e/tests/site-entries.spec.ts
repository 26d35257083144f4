import { look } from '../support/look.js';
import { htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a price is changed in three taps and published', async ({ page, request }) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'More', exact: true }).click();
  const search = page.getByLabel('Find something to change');
  await look(page, 'home', search);
  await search.fill('hair spa');
  const found = page.getByRole('list', { name: 'Found' });
  await look(page, 'found', found);
  await found.getByRole('link', { name: 'Hair Spa', exact: true }).click();
  const price = page.getByLabel('Price in rupees');
  await expect(price).toBeFocused();
  await page.keyboard.type('2000');
  await price.blur();
  await saved(page);
  await expect(price).toHaveValue('2,000');
  await look(page, 'one service');

  await page.goto('/admin/site/services/hair');
  await page.getByRole('button', { name: /^Price of Hair Spa:/ }).click();
  await look(page, 'a price');
  await page.keyboard.type('2345');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: /^Price of Hair Spa: from ₹2,345 was from ₹1,800/i }),
  ).toBeFocused();
  await saved(page);
  expect(await htmlOf(request, '/services/hair')).not.toContain('2,345');
  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await expect(page.getByText('Hair Spa: from ₹1,800 → from ₹2,345')).toBeVisible();
  await publish(page);

  const html = await htmlOf(request, '/services/hair');
  expect(html).not.toContain('₹1,800');
  expect(html).toContain(encodeURIComponent('Hair Spa (from ₹2,345)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('2345');
  await page.goto('/services/hair');
  await expect(page.locator('#hair-spa').getByText('from ₹2,345')).toBeVisible();
  await page.goto('/admin/site');
  await expect(page.getByText(/no unpublished changes · last published today at /)).toBeVisible();
});
