import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('the next batch is announced with its fee and the seats left', async ({ page, request }) => {
  await page.goto('/admin/site/academy');
  await expect(page.getByRole('heading', { level: 1, name: 'Academy' })).toBeVisible();
  await look(page, 'the list');
  await page.getByRole('link', { name: 'Skincare & Esthetics' }).click();
  await page.getByLabel('Starts on').fill('2099-03-03');
  await page.getByLabel('Fee in rupees').fill('45000');
  await page.getByLabel('Seats left').fill('4');
  await page.getByLabel('What is taught', { exact: true }).fill('Hygiene\nMassage');
  await page.getByLabel('What is taught', { exact: true }).blur();
  await look(page, 'a programme');
  await saved(page);
  await publish(page);

  await expect.poll(() => htmlOf(request, '/Academy')).toContain('₹45,000');
  const html = await htmlOf(request, '/Academy');
  for (const text of ['3 March 2099', '4 seats left', 'Massage']) expect(html).toContain(text);
  expect(html).not.toContain('Masks and serums');
});

siteTest('programmes are added, hidden and put in order', async ({ page, request }) => {
  await page.goto('/admin/site/academy');
  await page.getByRole('button', { name: 'New programme' }).click();
  await page.getByLabel('Name').fill('Nail Art in a Week');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Summary').fill('Lines, dots and small flowers.');
  await page.getByLabel('Duration').fill('5 mornings');
  await page.getByRole('link', { name: 'Back to the academy' }).click();
  await page.getByRole('button', { name: 'More for Nail Art in a Week' }).click();
  await page.getByRole('button', { name: 'Move up Nail Art in a Week' }).click();
  await page.getByRole('button', { name: 'More for Skincare & Esthetics' }).click();
  await page.getByRole('button', { name: 'Hide Skincare & Esthetics' }).click();
  await saved(page);
  await publish(page);
  await expect.poll(() => htmlOf(request, '/Academy')).toContain('Nail Art in a Week');
  const html = await htmlOf(request, '/Academy');
  expect(html).not.toContain('Skincare &amp; Esthetics');
  expect(html.indexOf('Nail Art in a Week')).toBeLessThan(html.indexOf('Basics to Advanced'));
});
