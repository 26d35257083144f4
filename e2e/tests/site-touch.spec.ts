import type { Locator } from '@playwright/test';
import { saved, siteTest } from '../support/site.js';
import { boxOf, expect, phone } from '../support/test.js';

// What only a browser shows: what a finger hits, and what lies over what.

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = await boxOf(target);
  return [x + width / 2, y + height / 2] as const;
};

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
