import { look } from '../support/look.js';
import { htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

/** The date (`YYYY-MM-DD`) in a number of days, in the salon's time zone. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

siteTest('a new package is written and shown, with its own days', async ({ page, request }) => {
  await page.goto('/admin/site/offers');
  await page.getByRole('button', { name: 'New package' }).click();
  await page.getByLabel('Name').fill('Pongal Glow');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pongal Glow' })).toBeVisible();
  await page.getByLabel('How it is said').selectOption('fixed');
  await page.getByLabel('Price in rupees').fill('1999');
  await page.getByLabel('Worth one by one, in rupees').fill('2600');
  await expect(page.getByText('Visitors save ₹601.')).toBeVisible();
  await page.getByLabel('Last day').fill(inDays(3));
  await expect(page.getByText(/^Vanishes by itself after \d/)).toBeVisible();
  await page.getByLabel('Description').fill('Clean-up and detan before the feast.');
  await page.getByLabel('What is in it').fill('Clean-up\nDetan\nJasmine for the braid');
  await page.getByLabel('Category').fill('Festival');
  await page.getByLabel('Popular').check();
  await look(page, 'a package');
  await saved(page);
  await publish(page);

  await expect.poll(() => htmlOf(request, '/offers')).toContain('Pongal Glow');
  const html = await htmlOf(request, '/offers');
  for (const text of ['₹1,999', 'Jasmine for the braid', 'Festival']) expect(html).toContain(text);
  expect(html).toContain(encodeURIComponent('Pongal Glow (₹1,999)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('"name":"Pongal Glow"');

  await page.goto('/admin/site/offers/pongal-glow');
  await page.getByLabel('First day').fill(inDays(-9));
  await page.getByLabel('Last day').fill(inDays(-1));
  await expect(page.getByText(/^No longer shown: its last day was/)).toBeVisible();
  await saved(page);
  await publish(page);
  await expect.poll(() => htmlOf(request, '/offers')).not.toContain('Pongal Glow');
});

siteTest('packages are hidden, put in order and explained', async ({ page, request }) => {
  await page.goto('/admin/site/offers');
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await look(page, 'the list');
  await page.getByRole('button', { name: 'More for Wax Works' }).click();
  await page.getByRole('button', { name: 'Hide Wax Works' }).click();
  await page.getByRole('button', { name: 'More for Haircut & Olaplex' }).click();
  await look(page, 'what else');
  await page.getByRole('button', { name: 'Move up Haircut & Olaplex' }).click();
  const footnote = page.getByLabel('Footnote', { exact: true });
  await footnote.fill('Hair below the shoulder is quoted.');
  await footnote.blur();
  await saved(page);
  await publish(page);

  await expect.poll(() => htmlOf(request, '/offers')).toContain('Hair below the shoulder is quoted.');
  const html = await htmlOf(request, '/offers');
  expect(html).not.toContain('Wax Works');
  expect(html.indexOf('>Haircut &amp; Olaplex<')).toBeLessThan(html.indexOf('>Old School Luxe<'));
});
