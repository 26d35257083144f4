import type { Locator, Page } from '@playwright/test';
import { saved, siteTest } from '../support/site.js';
import { boxOf, expect, phone } from '../support/test.js';

// What only a browser shows: what a finger hits, and what lies over what.

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = await boxOf(target);
  return [x + width / 2, y + height / 2] as const;
};

const toast = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).locator('..');

/** The toast is within the window, and covers none of these. */
async function expectClear(page: Page, ...needed: Locator[]) {
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  const shown = await boxOf(toast(page));
  const undo = await boxOf(toast(page).getByRole('button', { name: 'Undo' }));
  expect(undo.right).toBeLessThanOrEqual(shown.right);
  for (const one of needed) {
    const box = await boxOf(one);
    const isBeside =
      box.right <= shown.x || box.x >= shown.right || box.bottom <= shown.y || box.y >= shown.bottom;
    expect(isBeside, `${JSON.stringify(shown)} is beside ${JSON.stringify(box)}`).toBe(true);
  }
}

siteTest('a list’s button stays under the finger while its entry moves', phone, async ({ page, owner }) => {
  const { content } = await owner.published();
  const name = content.services.hair?.[3]?.name;
  await page.goto('/admin/site/prices');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  const up = page.getByRole('button', { name: `Move up ${name}` });
  await up.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const place = await middleOf(up);
  for (const number of [3, 2, 1]) {
    await page.touchscreen.tap(...place);
    await expect(page.getByText(`${name} is now ${number} of `)).toBeAttached();
    expect(await middleOf(up)).toEqual([expect.closeTo(place[0], 0), expect.closeTo(place[1], 0)]);
  }
  await page.touchscreen.tap(...place);
  await expect(page).toHaveURL(/prices$/);
  await expect(up).toBeFocused();
  await saved(page);
  expect((await owner.draft())?.content.services.hair?.[0]?.id).toBe(content.services.hair?.[3]?.id);
});

siteTest('the Undo message covers no control in use', phone, async ({ page, owner }) => {
  const { content } = await owner.published();
  const long = 'Bridal package with everything that a family of nine needs on the morning of a wedding';
  const [first, second] = content.offers.packages;
  if (!first || !second) throw new Error('There are no packages.');
  Object.assign(second, { title: long });
  await owner.saveDraft(content);
  await page.goto('/admin/site/prices');
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  };
  await remove('Wax Works');
  await remove(long);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(1);
  await expectClear(page, page.getByRole('link', { name: /^Publish/ }));

  // A field that would lie below it: focused by the keyboard, as a tap would be the next act.
  const field = page.getByLabel('Footnote');
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await field.focus();
  await expectClear(page, field, page.getByRole('link', { name: /^Publish/ }));

  await page.getByRole('button', { name: `Put back ${long}` }).tap();
  await expect(page.getByText(`${long} is back.`)).toBeVisible();
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  await page.getByRole('button', { name: 'Put back Wax Works' }).tap();
  await expect(page.getByRole('link', { name: 'Wax Works' })).toBeVisible();
});
