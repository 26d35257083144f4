import type { Page } from '@playwright/test';
import { logIn } from '../support/admin.js';
import { contentField, saveButton, titleField } from '../support/editor.js';
import { expect, test } from '../support/test.js';

const LINES = 40;

/** Top and bottom of the cursor's line, and of the visible area between the toolbar and the save bar. */
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

test.describe('above a phone’s keyboard', { tag: '@phone' }, () => {
  /** The size of the window above the keyboard. */
  const LEFT = { width: 360, height: 380 };

  /** The whole toolbar is visible and can be tapped, and the cursor's line is between it and the save bar. */
  async function expectWritable(page: Page, shown: { top: number; bottom: number }) {
    await expectCaretVisible(page, 'at the end');
    const toolbar = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox();
    expect(Number(toolbar?.y)).toBeGreaterThanOrEqual(shown.top);
    const bar = await saveButton(page).boundingBox();
    expect(Number(bar?.y) + Number(bar?.height)).toBeLessThanOrEqual(shown.bottom);
    await page.getByRole('button', { name: 'Bold' }).tap();
    await page.keyboard.insertText('The end.');
    await expect(contentField(page).locator('strong')).toHaveText('The end.');
    await expectCaretVisible(page, 'after a tap on the toolbar');
  }

  async function writeLines(page: Page) {
    for (let line = 1; line <= LINES; line += 1) {
      await page.keyboard.insertText(`Line ${line}`);
      await page.keyboard.press('Enter');
    }
  }

  test('that shrinks the window, the end of a long text is written in sight', async ({ page }) => {
    await writeLines(page);
    await page.setViewportSize(LEFT);
    await page.keyboard.insertText('Nearly the end. ');
    await expectWritable(page, { top: 0, bottom: LEFT.height });
  });

  test('that lies over the page, bars and cursor move out from under it', async ({ page }) => {
    await writeLines(page);
    // As in Safari: the layout viewport keeps its height, and only the visual viewport gets smaller.
    const covered = Number(page.viewportSize()?.height) - LEFT.height;
    await page.evaluate((height) => {
      const seen = window.visualViewport;
      if (!seen) throw new Error('No visual viewport');
      Object.defineProperty(seen, 'height', { value: height });
      seen.dispatchEvent(new Event('resize'));
    }, LEFT.height);
    await expect(page.locator('html')).toHaveCSS('--covered-below', `${covered}px`);
    await page.keyboard.insertText('Nearly the end. ');
    await expectWritable(page, { top: 0, bottom: LEFT.height });
  });
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
        // The text is higher than the window, so it is not checked itself: its cursor must be visible.
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
