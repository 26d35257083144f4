import { beLoggedIn } from '../support/admin.js';
import { statesInside, statesOutside } from '../support/admin-states.js';
import { expectNoOverflow } from '../support/editor.js';
import { expect, expectAccessible, test } from '../support/test.js';

test.use({ expectedConsole: [/status of (401|404|412|429)|net::ERR_FAILED/] });

/** Controls that a finger could miss; links within a text are as high as its lines. */
async function expectRoomForFingers(page: import('@playwright/test').Page) {
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(button, a[href], input, select, textarea, summary):not([inert] *, [contenteditable] *)',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= 44) return [];
      return `${control.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
  expect(small, 'controls smaller than 44 px').toEqual([]);
}

for (const [name, open] of Object.entries(statesOutside)) {
  test(`${name}: axe finds nothing, nothing is cut, fingers find all`, async ({ page, request }) => {
    await open(page, request);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectRoomForFingers(page);
  });
}

for (const [name, open] of Object.entries(statesInside)) {
  test(`${name}: axe finds nothing, nothing is cut, fingers find all`, async ({ page, request }) => {
    await beLoggedIn(page, request);
    await open(page, request);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectRoomForFingers(page);
  });
}
