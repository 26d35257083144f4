import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { change, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

/** Brings the site's editors into all their states, and checks each one. */
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

siteTest('the home of the site', async ({ page }) => {
  await page.goto('/admin/site');
  await heading(page, 'Site');
  await look(page, 'home');
  await page.getByLabel('Find something to change').fill('spa');
  await expect(page.getByRole('list', { name: 'Found' })).toBeVisible();
  await look(page, 'found');
});

siteTest('hours and notices', async ({ page }) => {
  await page.goto('/admin/site/hours');
  await heading(page, 'Hours & closed days');
  await page.getByRole('button', { name: 'Tuesday: add a break' }).click();
  await page.getByRole('button', { name: 'Add closed days or special hours' }).click();
  await look(page, 'hours');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await look(page, 'copying a day');
  await page.keyboard.press('Escape');

  await page.goto('/admin/site/notices');
  await page.getByRole('button', { name: 'Add a notice' }).click();
  await page.getByLabel('Shown from').focus();
  await expect(page.getByLabel('The line')).toHaveAccessibleDescription(/Please enter the text/);
  await look(page, 'a notice without a text');
  await page.locator('summary', { hasText: 'one field needs a look' }).click();
  await look(page, 'the list of what needs a look');
});

siteTest('contact and reviews', async ({ page }) => {
  await page.goto('/admin/site/contact');
  await heading(page, 'Contact');
  await look(page, 'contact');
  await page.goto('/admin/site/reviews');
  await heading(page, 'Reviews');
  await look(page, 'reviews');
  await page.getByText('Edit').locator('visible=true').first().click();
  await page
    .getByRole('button', { name: /^Remove Review by/ })
    .last()
    .click();
  await look(page, 'a review being edited, another removed');
});

siteTest('questions', async ({ page }) => {
  await page.goto('/admin/site/questions');
  await heading(page, 'Questions');
  await look(page, 'questions');
  await page.getByText('Edit').locator('visible=true').first().click();
  await look(page, 'a question being edited');
});

siteTest('publishing, history and preview', async ({ page }) => {
  await page.goto('/admin/site/contact');
  await change(page, page.getByLabel('Phone', { exact: true }), '+91 98400 12345');
  await page.goto('/admin/site/preview');
  await expect(
    page.frameLocator('iframe[title="Preview of the page"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await look(page, 'preview');
  await page.goto('/admin/site/publish');
  await heading(page, 'Publish');
  await look(page, 'what changes');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await look(page, 'asked before it is discarded');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Published, edition/ })).toBeVisible();
  await look(page, 'published');
  await page.goto('/admin/site/history');
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  await look(page, 'history');
  await page
    .getByRole('link', { name: /^Edition \d+$/ })
    .first()
    .click();
  await expect(page.getByText('It is the same.')).toBeVisible();
  await look(page, 'an edition');
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
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'the question');
    await page.getByRole('button', { name: 'Later' }).click();
    await look(page, 'put off');
  });
});
