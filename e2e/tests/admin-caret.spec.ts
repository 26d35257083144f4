import type { Page } from '@playwright/test';
import { contentField, paste, saveButton, titleField } from '../support/editor.js';
import { boxOf, expect, phone, ownerTest as test } from '../support/test.js';

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

/** A text that is higher than the window, with the cursor in a new line at its end. */
async function writeLongText(page: Page) {
  const lines = Array.from({ length: 24 }, (_, line) => `<p>Line ${line + 1}</p>`);
  await paste(contentField(page), { 'text/html': lines.join('') });
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/blog/new');
  await contentField(page).click();
});

test('above a phone’s keyboard the end of a long text stays visible', phone, async ({ page }) => {
  await writeLongText(page);
  // As in Safari: the layout viewport keeps its height, and only the visual viewport gets smaller.
  const left = 380;
  await page.evaluate((height) => {
    const seen = window.visualViewport;
    if (!seen) throw new Error('No visual viewport');
    Object.defineProperty(seen, 'height', { value: height });
    seen.dispatchEvent(new Event('resize'));
  }, left);
  const covered = Number(page.viewportSize()?.height) - left;
  await expect(page.locator('html')).toHaveCSS('--covered-below', `${covered}px`);
  await page.keyboard.insertText('Nearly the end. ');
  await expectCaretVisible(page, 'at the end');
  const toolbar = await boxOf(page.getByRole('toolbar', { name: 'Formatting' }));
  expect(toolbar.y).toBeGreaterThanOrEqual(0);
  expect((await boxOf(saveButton(page))).bottom).toBeLessThanOrEqual(left);
  await page.getByRole('button', { name: 'Bold' }).tap();
  await page.keyboard.insertText('The end.');
  await expect(contentField(page).locator('strong')).toHaveText('The end.');
  await expectCaretVisible(page, 'after a tap on the toolbar');
});

test('the save bar covers no control that Tab leads to', phone, async ({ page }) => {
  await writeLongText(page);
  await titleField(page).focus();
  const bar = page.locator(':has(> #save-error)');
  // The text is higher than the window, so it is not checked itself: its cursor must be visible.
  const focused = page.locator(':focus:not([role=textbox], :has(> #save-error) *)');
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    if (await saveButton(page).evaluate((button) => button === document.activeElement)) return;
    if ((await focused.count()) === 0) continue;
    const { y, bottom } = await boxOf(focused);
    const name = await focused.evaluate((element) => element.outerHTML.slice(0, 80));
    expect(y, name).toBeGreaterThanOrEqual(0);
    expect(bottom, name).toBeLessThanOrEqual((await boxOf(bar)).y);
  }
  await expect(saveButton(page), 'is reached').toBeFocused();
});
