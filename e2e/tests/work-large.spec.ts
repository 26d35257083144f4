import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { showPictures } from '../support/page-pictures.js';
import { expect, test } from '../support/test.js';

const large = (page: Page) => page.getByRole('dialog', { name: 'Our work' });
const number = (page: Page) => large(page).getByRole('status');
const tile = (page: Page, index: number) => page.getByRole('link', { name: /See it large$/ }).nth(index);

/** A finger moves over most of a phone's window. */
async function swipeLeft(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 300, y: 300 });
  for (let x = 280; x > 60; x -= 20) await touch('touchMove', { x, y: 300 });
  await touch('touchEnd');
}

test('a picture opens large and follows touch and keys, and closes', async ({ page, hasTouch }) => {
  await page.goto('/');
  const third = tile(page, 2);
  await third.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await (hasTouch ? third.tap() : third.click());
  await expect(number(page)).toHaveText(/^3 of 9: /);
  await expect(large(page)).toBeFocused();
  await look(page, 'a large picture', large(page).getByText(/brush/).first());

  if (hasTouch) {
    await swipeLeft(page);
    await expect(number(page)).toHaveText(/^4 of 9: /);
    // The browser's own movement has ended.
    await expect(large(page).getByRole('listitem').nth(3)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('ArrowRight');
  await large(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(number(page)).toHaveText(/^5 of 9: /);
  const shown = large(page).getByRole('listitem').nth(4);
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);

  await large(page).getByRole('button', { name: 'Close the picture' }).click();
  await expect(large(page)).toBeHidden();
  await expect(third).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.keyboard.press('Enter');
  await expect(number(page)).toHaveText(/^3 of 9: /);
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(third).toBeFocused();
  await showPictures(page);
});
