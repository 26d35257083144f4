import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from './test.js';

/** Checks a screen once its `sign` is visible: axe, horizontal overflow, the size of its controls, and that a dialog's action is in sight. */
export const look = (page: Page, state: string, sign?: Locator) =>
  test.step(state, async () => {
    if (sign) await expect(sign).toBeVisible();
    // The frame of the admin area, which may hold the sign, is there before the page's own script.
    await expect(page.locator('h1').first()).toBeAttached();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect.soft(await smallControls(page), 'controls smaller than 44 px').toEqual([]);
    for (const action of await page.locator('dialog:modal [type=submit]').all())
      await expect.soft(action).toBeInViewport({ ratio: 1 });
  });

/** Controls that are smaller than 44 px. Links within a text are left out, as they are only as high as its lines. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    // Controls behind a modal dialog can't be tapped.
    const place = document.querySelector('dialog:modal') ?? document;
    const controls = place.querySelectorAll<HTMLElement>(
      ':is(button, a[href], input, select, textarea, summary):not([inert] *, [contenteditable] *)',
    );
    return [...controls].flatMap((control) => {
      // A tap on its label activates a control, so the label's size counts.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= 44) return [];
      return `${control.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
