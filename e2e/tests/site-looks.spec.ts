import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { change, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

/** Brings what publishes the site into all its states. The tests of each editor look at it themselves. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

siteTest('publishing, history and preview', async ({ page }) => {
  await page.goto('/admin/site/contact');
  await look(page, 'contact', heading(page, 'Contact'));
  await change(page, page.getByLabel('Phone', { exact: true }), '+91 98400 12345');
  await page.goto('/admin/site/preview');
  await expect(
    page.frameLocator('iframe[title="Preview of the page"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await look(page, 'preview');
  await page.goto('/admin/site/publish');
  await look(page, 'what changes', heading(page, 'Publish'));
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await look(page, 'asked before it is discarded');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await look(page, 'published', page.getByRole('heading', { name: /^Published, edition/ }));
  await page.goto('/admin/site/history');
  await look(page, 'history', page.getByText('Visitors see it now'));
  await page
    .getByRole('link', { name: /^Edition \d+$/ })
    .first()
    .click();
  await look(page, 'an edition', page.getByText('It is the same.'));
});

siteTest.describe('two devices', () => {
  siteTest.use({ expectedConsole: [/status of (404|412)/] });

  siteTest('of which the second is told', async ({ page, owner }) => {
    await page.goto('/admin/site/contact');
    const phone = page.getByLabel('Phone', { exact: true });
    await expect(phone).toBeVisible();
    const { content } = await owner.published();
    await owner.saveDraft({
      ...content,
      contact: { ...content.contact, phone: '+91 11111 11111' },
      reviews: content.reviews.slice(1),
    });
    await phone.fill('+91 98400 12345');
    await phone.blur();
    await look(page, 'the question', page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Later' }).click();
    await look(page, 'put off');
  });
});
