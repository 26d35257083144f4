import { htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a price is changed in three taps, and is new everywhere at once', async ({ page, request }) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible();

  await page.getByLabel('Find something to change').fill('hair spa');
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('link', { name: 'Hair Spa', exact: true })
    .click();
  const price = page.getByLabel('Price in rupees');
  await expect(price).toBeFocused();
  await page.keyboard.type('2000');
  await price.blur();
  await saved(page);
  await expect(price).toHaveValue('2,000');
  expect(await htmlOf(request, '/services/hair')).toContain('₹1,800');

  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await expect(page.getByText('Hair Spa: from ₹1,800 → from ₹2,000')).toBeVisible();
  await publish(page);

  await expect.poll(() => htmlOf(request, '/services/hair')).toContain('from ₹2,000');
  const html = await htmlOf(request, '/services/hair');
  expect(html).toContain(encodeURIComponent('Hair Spa (from ₹2,000)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('2000');
  await page.goto('/admin/site');
  await expect(page.getByText(/no unpublished changes · last published today at /)).toBeVisible();
});

siteTest('visitors load none of the editors', { tag: '@desktop' }, async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (/\.js$/.test(new URL(asked.url()).pathname)) scripts.add(asked.url());
  });
  for (const path of ['/', '/services/hair']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const address of scripts)
    expect(await (await request.get(address)).text(), address).not.toContain('What is not changed here');
});
