import { pages } from '../support/pages.js';
import { inDays } from '../support/site.js';
import { expect, phone, test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

test('every page shows its whole text', async ({ page }) => {
  for (const { path, title, names } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page).toHaveTitle(title);
      const description = page.locator('meta[name="description"]');
      await expect.soft(description).toHaveAttribute('content', /.{50}/);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of names)
        await expect.soft(page.getByRole('main').getByText(name).first()).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const name of ['Home', 'Services', 'Blog', 'Admin', 'Chat with us on WhatsApp'])
        await expect.soft(footer.getByRole('link', { name, exact: true })).toBeVisible();
      await expect.soft(footer).toContainText(`© ${inDays(0).slice(0, 4)}`);
    });
  }
});

test('every review and every price is shown', phone, async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What clients say' }).locator('blockquote');
  await expect(reviews).toHaveCount(11);
  for (const review of await reviews.all()) await expect(review).toBeVisible();
  await page.goto('/services/prices');
  await expect(page.getByRole('link', { name: /^Color Boost/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('every service can be booked, and no button does nothing', async ({ page }) => {
  for (const path of ['/services/nail', '/offers']) {
    await page.goto(path);
    // On a phone a service's link is in a closed `details` element, which opens without scripts.
    for (const line of await page.locator('article summary:visible').all()) await line.click();
    const links = page.getByRole('link', { name: /^Book (This Service|Now)/ });
    expect(await links.count()).toBeGreaterThan(5);
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  }
});
