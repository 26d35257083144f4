import { look } from '../support/look.js';
import { change, fill, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

const status = async (
  request: { get: (path: string, options: object) => Promise<{ status(): number }> },
  path: string,
) => (await request.get(path, { maxRedirects: 0 })).status();

siteTest('a menu comes, gets another address and is hidden, everywhere', async ({ page, request }) => {
  await page.goto('/admin/site/services');
  await look(page, 'menus', page.getByRole('link', { name: 'Nail', exact: true }));
  await page.getByRole('button', { name: 'New menu' }).click();
  await page.getByLabel('Name').fill('Bridal');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'New service' }).click();
  await page.getByLabel('Name').fill('Saree draping');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await saved(page);
  await publish(page);
  expect(await htmlOf(request, '/services/bridal')).toContain('Saree draping');
  for (const path of ['/services', '/services/prices', '/sitemap-pages.xml'])
    expect(await htmlOf(request, path), path).toContain('/services/bridal');

  await page.goto('/admin/site/menus/bridal');
  await look(page, 'the form of a menu', page.getByRole('textbox', { name: 'Address' }));
  await fill(page, { 'On its card': 'Draping and flowers, at home or here.' });
  await change(page, page.getByRole('textbox', { name: 'Address' }), 'Mandapam');
  await expect(page.getByText('/services/bridal will lead here.')).toBeVisible();
  await page.goto('/admin/site/publish');
  await expect(page.getByText('/services/bridal leads to /services/Mandapam')).toBeVisible();
  await page.getByRole('link', { name: /^Publish: / }).waitFor();
  await publish(page);
  const old = await request.get('/services/bridal', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/services/Mandapam']);
  expect(await status(request, '/services/mandapam')).toBe(301);
  expect(await htmlOf(request, '/services/Mandapam')).toContain('Draping and flowers');
  expect(await htmlOf(request, '/services')).toContain('href="/services/Mandapam"');

  await page.goto('/admin/site/highlights');
  await look(page, 'highlights', page.getByRole('list', { name: 'Highlights' }));
  await page.goto('/admin/site/words/footer');
  await look(page, 'links in the footer', page.getByRole('list', { name: 'Links' }));

  await page.goto('/admin/site/services');
  await page.getByRole('button', { name: 'More for Bridal' }).click();
  await look(page, 'what to do with a menu');
  await page.getByRole('button', { name: 'Delete Bridal' }).click();
  await look(page, 'before a menu is deleted', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hide Bridal' }).click();
  await saved(page);
  await publish(page);
  for (const path of ['/services/Mandapam', '/services/bridal', '/page-data/services/Mandapam.json'])
    expect(await status(request, path), path).toBe(404);
  for (const path of [
    '/',
    '/services',
    '/services/prices',
    '/services/nail',
    '/sitemap-pages.xml',
    '/page-data/edition.json',
  ])
    expect(await htmlOf(request, path), path).not.toMatch(/Mandapam|>Bridal<|Saree draping/);
});
