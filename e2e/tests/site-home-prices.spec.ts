import { look } from '../support/look.js';
import { change, htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest(
  'the owner chooses the prices of the home page, and they follow their services',
  async ({ page }) => {
    await page.goto('/admin/site');
    await page.getByLabel('Find something to change').fill('prices home page bridal');
    await page.getByRole('list', { name: 'Found' }).getByRole('link', { name: 'Bridal Makeup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prices on the home page' })).toBeVisible();
    await change(page, page.getByLabel('Name', { exact: true }).first(), 'Bridal');
    await page.getByRole('button', { name: 'Remove Haircut' }).click();
    await page.getByRole('button', { name: 'Add a price' }).click();
    const service = page.getByLabel('Service', { exact: true }).last();
    await service.selectOption('Skin: Detan');
    await saved(page);
    await look(page, 'prices of the home page', page.getByRole('list', { name: 'Prices' }));

    await page.goto('/admin/site/services/makeup/bridal-makeup');
    await change(page, page.getByLabel('Price in rupees'), '125000');
    await saved(page);
    await page.goto('/admin/site/publish');
    await expect(
      page.getByText(
        "Prices on the home page: Bridal from ₹1,25,000 · Signature Facial ₹2,200 · Classic Manicure ₹999 · Men's Cut ₹700 · Detan from ₹750",
      ),
    ).toBeVisible();
    await publish(page);
    await page.goto('/');
    const rows = page.getByRole('region', { name: 'Price list' }).getByRole('listitem');
    await expect(rows.first()).toHaveText('Bridal from ₹1,25,000');
    await expect(rows.last()).toHaveText('Detan from ₹750');
  },
);

siteTest(
  'a package that names its services says what it saves as long as that is true',
  async ({ page, request }) => {
    await page.goto('/admin/site/offers/wax-works');
    const inIt = page.getByRole('group', { name: 'Services in it' });
    await inIt.getByLabel('Add a service').selectOption('The Beauty Edit: Body Polish');
    await inIt.getByLabel('Add a service').selectOption('The Beauty Edit: Threading');
    await expect(inIt.getByRole('status')).toContainText('Visitors save ₹2,281.');
    await saved(page);
    await look(page, 'services of a package', inIt);
    await publish(page);
    expect(await htmlOf(request, '/offers')).toContain('₹3,280 one by one');

    await page.goto('/admin/site/services/edit/threading');
    await page.getByLabel('Shown to visitors').uncheck();
    await saved(page);
    await page.goto('/admin/site/offers/wax-works');
    await expect(inIt.getByRole('status')).toContainText('No saving is said: Threading is hidden.');
    await page.getByRole('button', { name: 'Remove service 2' }).click();
    await expect(inIt.getByRole('status')).toContainText('Visitors save ₹2,201.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(page);
    await publish(page);
    const html = await htmlOf(request, '/offers');
    expect(html).not.toContain('₹3,280');
    expect(JSON.stringify(jsonLdIn(html))).toContain('"name":"Wax Works"');
  },
);
