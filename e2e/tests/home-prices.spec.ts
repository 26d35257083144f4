import type { Page } from '@playwright/test';
import { editPageData } from '../support/pages.js';
import { inDays } from '../support/site.js';
import { boxOf, desktop, expect, expectAccessible, expectNoOverflow, test } from '../support/test.js';
import { card } from '../support/visit.js';

const prices = (page: Page) => page.getByRole('region', { name: 'Price list' });

test('the first two screens show prices, address and whether the salon is open', async ({ page }) => {
  await page.goto('/');
  const { height = 0 } = page.viewportSize() ?? {};
  const rows = prices(page).getByRole('listitem').getByRole('link');
  await expect(rows).toHaveText(Array(5).fill(/₹/));
  const where = prices(page).getByRole('link', { name: /^Opposite the temple tank.* Get directions$/ });
  await expect(where).toHaveAttribute('href', /maps/);
  for (const link of [...(await rows.all()), where]) {
    const box = await boxOf(link);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.bottom).toBeLessThan(2 * height);
  }
  await expect(page.getByRole('banner')).toContainText(/(Open|Closed) (now|until|today|tomorrow|on)/);
  await expectAccessible(page);
  await expectNoOverflow(page, 320);
});

test('an offer disappears when its last day is over', desktop, async ({ page }) => {
  await page.clock.install({ time: new Date(`${inDays(1)}T12:00:00+05:30`) });
  await editPageData(page, 'offers', ({ packages }) => {
    for (const offer of packages) if (offer.title === 'Premium Mani-Pedi') offer.until = inDays(1);
  });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OFFERS' }).click();
  await expect(card(page, 'Premium Mani-Pedi')).toContainText('until');
  await page.clock.fastForward(12 * 3_600_000);
  await expect(card(page, 'Premium Mani-Pedi')).toHaveCount(0);
  await expect(card(page, 'Express Mani-Pedi')).toBeVisible();
});
