import type { Page } from '@playwright/test';
import { editPageData } from '../support/pages.js';
import { inDays } from '../support/site.js';
import { boxOf, desktop, expect, expectAccessible, expectNoOverflow, phone, test } from '../support/test.js';

const prices = (page: Page) => page.getByRole('region', { name: 'Price list' });

test('the first two screens say what it costs, where it is, and whether it is open', async ({ page }) => {
  await page.goto('/');
  const { height = 0 } = page.viewportSize() ?? {};
  const rows = prices(page).getByRole('listitem').getByRole('link');
  await expect(rows).toHaveText([
    'Bridal Makeup from ₹18,000',
    'Haircut from ₹1,200',
    'Signature Facial ₹2,200',
    'Classic Manicure ₹999',
    "Men's Cut ₹700",
  ]);
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

test('each price leads to its service, and all of them are one tap away', async ({ page }) => {
  for (const [name, path] of [
    ['Bridal Makeup', '/services/makeup#bridal-makeup'],
    ["Men's Cut", '/services/Menshair#mens-cut'],
  ] as const) {
    await page.goto('/');
    await prices(page).getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(path);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  for (const path of ['/', '/about', '/TermsAndConditions']) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Price list' });
    await expect(link).toHaveAttribute('href', '/services/prices');
  }
});

test('the menu of a phone has the prices, the hours, the call and the way', phone, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /maps/);
  await expect(drawer.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
  await expect(drawer).toContainText('Tuesday – Sunday, 10 am – 8 pm');
  await drawer.getByRole('link', { name: 'Price list' }).click();
  await expect(page).toHaveURL('/services/prices');
});

test(
  'a package says what its services cost, and goes when its last day is over',
  desktop,
  async ({ page }) => {
    await page.clock.install({ time: new Date(`${inDays(1)}T12:00:00+05:30`) });
    await editPageData(page, 'offers', ({ packages }) => {
      for (const offer of packages) if (offer.title === 'Premium Mani-Pedi') offer.until = inDays(1);
    });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OFFERS' }).click();
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card('Express Mani-Pedi')).toContainText('(₹2,298 one by one), 60 mins');
    await expect(card('Premium Mani-Pedi')).toContainText('(₹3,398 one by one), about 2¼ hours, until');
    await page.clock.fastForward(12 * 3_600_000);
    await expect(card('Premium Mani-Pedi')).toHaveCount(0);
    await expect(card('Express Mani-Pedi')).toBeVisible();
  },
);
