import type { Page } from '@playwright/test';
import { logIn } from '../support/admin.js';
import { contentField, saveButton, titleField } from '../support/editor.js';
import { expect, test } from '../support/test.js';

const LINES = 40;

/** Where the line at the cursor stands, and what covers the window above and below it. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const line = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const toolbar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
    const bar = document.getElementById('save-error')?.parentElement;
    return {
      top: line?.top ?? 0,
      bottom: line?.bottom ?? 0,
      from: Math.max(0, toolbar?.bottom ?? 0),
      to: bar?.getBoundingClientRect().top ?? 0,
    };
  });

async function expectCaretVisible(page: Page, where: string) {
  const { top, bottom, from, to } = await caret(page);
  expect(top, `${where}: below the toolbar`).toBeGreaterThanOrEqual(from);
  expect(bottom, `${where}: above the save bar`).toBeLessThanOrEqual(to);
}

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await page.goto('/admin/blog/new');
  await contentField(page).click();
});

test('the line that is typed stays in sight, past the screen and back up', async ({ page }) => {
  for (let line = 1; line <= LINES; line += 1) {
    await page.keyboard.insertText(`Line ${line}`);
    await expectCaretVisible(page, `line ${line}`);
    await page.keyboard.press('Enter');
  }
  for (let line = LINES; line > 1; line -= 1) {
    await page.keyboard.press('ArrowUp');
    await expectCaretVisible(page, `up to line ${line}`);
  }
});

test('what Tab leads to is not behind the save bar', async ({ page }) => {
  for (let line = 1; line <= LINES; line += 1) {
    await page.keyboard.insertText(`Line ${line}`);
    await page.keyboard.press('Enter');
  }
  await titleField(page).focus();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.getElementById('save-error')?.parentElement;
      const rect = element?.getBoundingClientRect();
      return {
        name: element?.getAttribute('name') ?? element?.id ?? element?.textContent ?? '',
        // The text itself is higher than the window: there the cursor counts.
        checked: !bar?.contains(element ?? null) && element?.getAttribute('role') !== 'textbox',
        bottom: rect?.bottom ?? 0,
        top: rect?.top ?? 0,
        to: bar?.getBoundingClientRect().top ?? 0,
      };
    });
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    const { name, checked, top, bottom, to } = await focused();
    if (checked) {
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(bottom, name).toBeLessThanOrEqual(to);
    }
    if (await saveButton(page).evaluate((button) => button === document.activeElement)) return;
  }
  await expect(saveButton(page), 'is reached').toBeFocused();
});
