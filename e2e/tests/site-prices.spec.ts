import { paste } from '../support/editor.js';
import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('many prices are typed and pasted, and what was pasted is undone', async ({ page, request }) => {
  await page.goto('/admin/site/prices');
  const cell = (name: string) => page.getByRole('textbox', { name: `Price of ${name}`, exact: true });
  await cell('Haircut').click();
  await page.keyboard.type('from 1,350');
  await page.keyboard.press('Enter');
  await expect(cell('Hair Spa')).toBeFocused();
  await page.keyboard.type('2100-2700');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('950');
  await page.keyboard.press('Tab');
  await expect(cell('Haircut')).toHaveAccessibleDescription('was from 1,200');

  await paste(cell('Classic Manicure'), { 'text/plain': '1\n2\n3\n' });
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(cell('Classic Manicure')).toHaveValue('999');
  await paste(cell('Classic Manicure'), { 'text/plain': '₹1,100\n₹1,450\n\n₹2,050\n' });
  await expect(page.getByText('3 prices pasted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish: 6 changes' })).toBeVisible();

  await cell('Nail Art').fill('cheap');
  await cell('Nail Art').press('Enter');
  await expect(cell('Nail Art')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell('Nail Art')).toHaveAccessibleDescription(/^Write a price such as/);
  await look(page, 'with changes and a mistake');
  await cell('Nail Art').fill('80 per nail');
  await cell('Wax Works').fill('1,099');
  await cell('Wax Works').blur();
  await saved(page);
  await publish(page);

  const hair = await htmlOf(request, '/services/hair');
  for (const price of ['from ₹1,350', '₹2,100 – ₹2,700', '₹950']) expect(hair).toContain(price);
  const nail = await htmlOf(request, '/services/nail');
  for (const price of ['₹1,100', '₹1,450', '₹1,499', '₹2,050', '₹80 per nail']) expect(nail).toContain(price);
  expect(await htmlOf(request, '/offers')).toContain('₹1,099');
});

siteTest.describe('two devices', () => {
  siteTest.use({ expectedConsole: [/status of (404|412)/] });

  siteTest('change two prices of one menu, and both are kept', async ({ page, browser, owner, baseURL }) => {
    const other = await (await browser.newContext({ baseURL })).newPage();
    const cell = (of: typeof page, name: string) =>
      of.getByRole('textbox', { name: `Price of ${name}`, exact: true });
    for (const one of [page, other]) {
      await one.goto('/admin/site/prices');
      await expect(cell(one, 'Haircut')).toBeVisible();
    }
    await cell(other, 'Haircut').fill('1,350');
    await cell(other, 'Haircut').blur();
    await saved(other);
    await cell(page, 'Hair Spa').fill('2,100');
    await cell(page, 'Hair Spa').blur();
    await saved(page);
    await expect(cell(page, 'Haircut')).toHaveValue('from 1,350');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const hair = (await owner.draft())?.content.services.hair ?? [];
    const rupees = (name: string) => hair.find((service) => service.name === name)?.price?.rupees;
    expect([rupees('Haircut'), rupees('Hair Spa')]).toEqual([1350, 2100]);
    await other.context().close();
  });
});

siteTest('an unfinished entry does not stop a price', async ({ page, request }) => {
  await page.goto('/admin/site/notices');
  await page.getByRole('button', { name: 'Add a notice' }).click();
  await page.getByLabel('Shown from').fill('2027-01-14T08:00');
  await page.getByLabel('Shown from').blur();
  const unfinished = page
    .locator('summary', { hasText: 'needs a look' })
    .or(page.locator('summary', { hasText: 'need a look' }));
  await expect(unfinished).toHaveText(/^Saved, but/);
  await page.goto('/admin/site/prices');
  const price = page.getByRole('textbox', { name: 'Price of Haircut', exact: true });
  await price.fill('1,350');
  await price.blur();
  await expect(page.getByRole('link', { name: 'Publish: 1 change' })).toBeVisible();
  await expect(unfinished).toHaveText(/^Saved, but/);
  await publish(page);
  expect(await htmlOf(request, '/services/hair')).toContain('₹1,350');
  await page.goto('/admin/site/notices');
  await expect(page.getByLabel('Shown from')).toHaveValue('2027-01-14T08:00');
});
