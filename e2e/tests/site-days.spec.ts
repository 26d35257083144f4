import { look } from '../support/look.js';
import { change, fill, htmlOf, inDays, jsonLdIn, publish, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('opening hours and a notice appear on the pages', async ({ page, request }) => {
  const [first, last] = [inDays(1), inDays(3)];
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Hours & notices' }).click();
  const monday = page.getByRole('checkbox', { name: 'Monday', exact: true });
  await monday.check();
  await expect(page.getByText('Monday – Sunday, 10 am – 8 pm')).toBeVisible();
  await page.getByLabel('Opens').fill('09:30');
  await page.getByLabel('Different hours on some days').check();
  await page.getByRole('group', { name: 'Sunday' }).getByLabel('Opens').fill('11:00');
  await look(page, 'hours by day');
  const closed = page.getByRole('list', { name: 'Closed days and special hours' });
  await page.getByRole('button', { name: 'Close on Today' }).click();
  await expect(closed.getByRole('listitem')).toHaveText(/closed/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(closed.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a special day' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await fill(page, { Reason: 'Pongal', 'First day': first });
  await change(page, page.getByLabel('Last day', { exact: true }), last);
  await look(page, 'hours');

  await page.getByRole('button', { name: 'Add a notice' }).click();
  const line = page.getByRole('textbox', { name: 'The line' });
  await line.blur();
  await expect(line).toHaveAccessibleDescription(/Please enter the text/);
  await look(page, 'a notice without a text');
  await page.getByRole('link', { name: '1 field needs a look' }).click();
  await look(page, 'the list of what needs a look');
  await page.getByRole('list', { name: 'What needs a look' }).getByRole('link').click();
  await change(page, line, 'Closed for Pongal');
  await publish(page);

  for (const path of ['/', '/offers', '/services/hair', '/TermsAndConditions', '/blog'])
    await expect.poll(() => htmlOf(request, path), path).toContain('Closed for Pongal');
  const html = await htmlOf(request, '/');
  expect(html).toContain('Monday – Saturday');
  const data = JSON.stringify(jsonLdIn(html));
  for (const text of ['"opens":"09:30"', 'specialOpeningHoursSpecification', first])
    expect(data).toContain(text);
  await page.goto('/services/prices');
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveText(
    /^Closed for PongalWe are closed on .* \(Pongal\)\.$/,
  );
});
