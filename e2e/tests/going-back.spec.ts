import type { Page } from '@playwright/test';
import { createPost } from '../support/admin.js';
import { expect, phone, test } from '../support/test.js';

/** More posts than one page of the list has. */
const POSTS = 26;
const CATEGORY = 'Product Reviews';
const LIST = `/blog?category=${encodeURIComponent(CATEGORY)}`;

test.beforeAll(async ({ request }, { project }) => {
  for (let post = 0; post < POSTS; post += 1) {
    await createPost(request, {
      title: `Backwards ${project.name} ${post}`,
      category: CATEGORY,
      // Long ago: they would push what other tests have just written off the first page of the lists.
      date: new Date(Date.UTC(2020, 0, 1, 0, post)).toISOString(),
    });
  }
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('going back from a post restores the list and the scroll position', phone, async ({ page }) => {
  await page.goto(LIST);
  const cards = page.getByRole('article');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards).not.toHaveCount(24);
  const shown = await cards.count();
  const last = cards.nth(25);
  await last.scrollIntoViewIfNeeded();
  const title = (await last.getByRole('heading').textContent()) ?? '';
  const place = await scrolled(page);
  await last.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(cards).toHaveCount(shown);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 50);
  await expect(last).toBeInViewport();
});
