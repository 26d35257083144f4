import { look } from '../support/look.js';
import { change, fill, htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a price is changed in three taps and published', async ({ page, request }) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await look(page, 'home', page.getByText(/^(Open|Closed)\b/));
  await page.getByLabel('Find something to change').fill('hair spa');
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

siteTest('a new service is added, deleted, restored and published', async ({ page, request }) => {
  await page.goto('/admin/site/services/skin');
  await look(page, 'a menu', page.getByRole('heading', { name: 'Services' }));
  await page.getByRole('button', { name: 'New service' }).click();
  await look(page, 'a new service');
  await page.getByLabel('Name').fill('Scalp Facial');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scalp Facial' })).toBeVisible();
  await page.getByLabel('How it is said').selectOption('fixed');
  await fill(page, {
    'Price in rupees': '1500',
    Duration: '45 mins',
    Description: 'Steam and a brush for the roots.',
    'Best for': 'Oily roots',
  });
  await change(page, page.getByLabel('Highlights', { exact: true }), 'Steam\nNeem rinse');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeVisible();
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/services/skin');
  for (const text of ['₹1,500', '45 mins', 'Oily roots', 'Neem rinse', 'id="scalp-facial"'])
    expect(html).toContain(text);
});
