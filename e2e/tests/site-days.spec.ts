import { look } from '../support/look.js';
import { change, fill, htmlOf, inDays, jsonLdIn, publish, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('opening hours and a notice appear on the pages', async ({ page, request }) => {
  const [first, last] = [inDays(1), inDays(3)];
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Hours & notices' }).click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday: open').check();
  await monday.getByLabel('Opens').fill('09:30');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await look(page, 'copying a day');
  await page.getByRole('checkbox', { name: 'Tuesday', exact: true }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Add closed days or special hours' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await fill(page, { Reason: 'Pongal', 'First day': first });
  await change(page, page.getByLabel('Last day'), last);
  await look(page, 'hours');

  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await page.getByRole('button', { name: 'Add a notice' }).click();
  await page.getByLabel('Shown from').focus();
  await expect(page.getByLabel('The line')).toHaveAccessibleDescription(/Please enter the text/);
  await look(page, 'a notice without a text');
  await page.locator('summary', { hasText: '1 field needs a look' }).click();
  await look(page, 'the list of what needs a look');
  await fill(page, { 'The line': 'Closed for Pongal', 'Shown from': `${inDays(-1)}T08:00` });
  await change(page, page.getByLabel('Until', { exact: true }), `${inDays(4)}T00:00`);
  await publish(page);

  for (const path of ['/', '/offers', '/services/hair', '/TermsAndConditions', '/blog'])
    await expect.poll(() => htmlOf(request, path), path).toContain('Closed for Pongal');
  const html = await htmlOf(request, '/');
  expect(html).toContain('Monday – Tuesday');
  const data = JSON.stringify(jsonLdIn(html));
  for (const text of ['"opens":"09:30"', 'specialOpeningHoursSpecification', first])
    expect(data).toContain(text);
  await page.goto('/services/prices');
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveText('Closed for Pongal');
});
