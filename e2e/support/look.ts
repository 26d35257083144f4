import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from './test.js';

/** axe finds nothing, nothing is cut off, fingers find all. */
export const look = (page: Page, state: string) =>
  test.step(state, async () => {
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect.soft(await smallControls(page), 'controls smaller than 44 px').toEqual([]);
  });

/** Controls that a finger could miss; links within a text are as high as its lines. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    // Nothing behind a modal dialog can be touched.
    const place = document.querySelector('dialog:modal') ?? document;
    const controls = place.querySelectorAll<HTMLElement>(
      ':is(button, a[href], input, select, textarea, summary):not([inert] *, [contenteditable] *)',
    );
    return [...controls].flatMap((control) => {
      // A tap on the label is one on the control.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= 44) return [];
      return `${control.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
