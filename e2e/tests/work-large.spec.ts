import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { showPictures } from '../support/page-pictures.js';
import { expect, test } from '../support/test.js';

const large = (page: Page) => page.getByRole('dialog', { name: 'Our work' });
const picture = (page: Page, index: number) => large(page).getByRole('listitem').nth(index);

test('a picture opens large, the next ones by scrolling, and closes', async ({ page }) => {
  await page.goto('/');
  const third = page.getByRole('link', { name: /See it large$/ }).nth(2);
  await third.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await third.click();
  await expect(picture(page, 2)).toBeFocused();
  await expect(picture(page, 2)).toBeInViewport({ ratio: 1 });
  await look(page, 'a large picture', large(page).getByText(/brush/).first());
  await page.keyboard.press('PageDown');
  await expect(picture(page, 3)).toBeInViewport({ ratio: 1 });
  await expect(picture(page, 3).locator('img')).toHaveJSProperty('complete', true);

  await large(page).getByRole('button', { name: 'Close the picture' }).click();
  await expect(large(page)).toBeHidden();
  await expect(third).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.keyboard.press('Enter');
  await expect(picture(page, 2)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(third).toBeFocused();
  await showPictures(page);
});
