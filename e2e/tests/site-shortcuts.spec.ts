import { look } from '../support/look.js';
import { fill, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a short address has a QR code, and leads on once it is published', async ({ page, visitor }) => {
  await page.goto('/admin/site/shortcuts');
  await page.getByRole('button', { name: 'Add a short address' }).click();
  await fill(page, { Name: 'Shop window', Address: 'window', 'Leads to': '/offers' });
  await page.getByLabel('Leads to').blur();
  await saved(page);
  await look(page, 'a short address', page.getByRole('link', { name: 'Download QR code' }));
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download QR code' }).click();
  expect((await file).suggestedFilename()).toBe('window.svg');

  await page.getByRole('link', { name: /^Publish: / }).click();
  await expect(page.getByText('New short address: Shop window, /go/window')).toBeVisible();
  await publish(page);
  const answer = await visitor.get('/go/window', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/\/offers\?from=window$/);
});
