import { tabTo } from '../support/editor.js';
import { look } from '../support/look.js';
import { change, fill, htmlOf, inDays, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { desktop, expect } from '../support/test.js';

siteTest('the owner opens on Mondays, with a break, as on Tuesdays', async ({ page, request }) => {
  await page.goto('/admin/site');
  await page.getByRole('link', { name: 'Hours & closed days' }).click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday: open').check();
  await monday.getByLabel('Opens').fill('09:30');
  await monday.getByRole('button', { name: 'Monday: add a break' }).click();
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await look(page, 'copying a day');
  await page.getByRole('checkbox', { name: 'Tuesday', exact: true }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/');
  for (const text of ['9.30 am', 'Monday – Tuesday']) expect(html).toContain(text);
  expect(JSON.stringify(jsonLdIn(html))).toContain('"opens":"09:30","closes":"13:00"');
});

siteTest('the owner closes for a festival, and every page says so', async ({ page, request }) => {
  const [first, last] = [inDays(1), inDays(3)];
  await page.goto('/admin/site/hours');
  await page.getByRole('button', { name: 'Add closed days or special hours' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await fill(page, { Reason: 'Pongal', 'First day': first });
  await change(page, page.getByLabel('Last day'), last);
  await look(page, 'hours');

  await page.goto('/admin/site/notices');
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
  const special = JSON.stringify(jsonLdIn(await htmlOf(request, '/')));
  expect(special).toContain('specialOpeningHoursSpecification');
  expect(special).toContain(first);
  const notice = page.getByRole('region', { name: 'Notice' });
  await page.goto('/services/prices');
  await expect(notice).toHaveText('Closed for Pongal');
  // A printed price list outlasts it.
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
});

siteTest('the week is set by keyboard alone', desktop, async ({ page, owner }) => {
  await page.goto('/admin/site/hours');
  await tabTo(page, page.getByLabel('Monday: open'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Copy Monday to other days' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Sunday', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Copy', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy Monday to other days' })).toBeFocused();
  await saved(page);
  expect(await owner.draft()).not.toBeNull();
});
