import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { change, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

/** Brings the site's editors into all their states, and checks each one. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

siteTest('the home of the site', async ({ page }) => {
  await page.goto('/admin/site');
  await look(page, 'home', heading(page, 'Site'));
  await page.getByLabel('Find something to change').fill('spa');
  await look(page, 'found', page.getByRole('list', { name: 'Found' }));
});

siteTest('services', async ({ page }) => {
  await page.goto('/admin/site/services/nail');
  await look(page, 'a menu', page.getByRole('heading', { name: 'Services' }));
  await page.getByRole('button', { name: /^Price of Classic Manicure/ }).click();
  await look(page, 'a price');
  await page.getByRole('button', { name: 'More for Classic Pedicure' }).click();
  await look(page, 'what else');
  await page.getByRole('button', { name: 'Change the heading Gel & art' }).click();
  await look(page, 'a heading');
  await page.getByRole('button', { name: 'New service' }).click();
  await look(page, 'a new service');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search all services').fill('spa');
  await look(page, 'what was found', page.getByText(/services for “spa”/));
  await page.goto('/admin/site/services/nail/nail-art');
  await look(page, 'one service', page.getByRole('heading', { name: 'Nail Art' }));
});

siteTest('photographs', async ({ page }) => {
  await page.goto('/admin/site/photos');
  await look(page, 'all', page.getByRole('heading', { name: 'Photographs' }));
  await page.getByRole('button', { name: 'Add one that came with the site' }).click();
  await look(page, 'those that came with the site');
});

siteTest('hours and notices', async ({ page }) => {
  await page.goto('/admin/site/hours');
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
  await look(page, 'contact', heading(page, 'Contact'));
  await page.goto('/admin/site/reviews');
  await look(page, 'reviews', heading(page, 'Reviews'));
  await page.getByText('Edit').locator('visible=true').first().click();
  await page
    .getByRole('button', { name: /^Remove Review by/ })
    .last()
    .click();
  await look(page, 'a review being edited, another removed');
});

siteTest('questions', async ({ page }) => {
  await page.goto('/admin/site/questions');
  await look(page, 'questions', heading(page, 'Questions'));
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
