import { chatButton, expect, expectAccessible, expectNoOverflow, phone, test } from '../support/test.js';
import { card } from '../support/visit.js';

test('all prices are one tap from the services and can be searched', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('main').getByRole('link', { name: 'Hair Colouring' })).toBeVisible();
  await page.getByRole('link', { name: 'All prices on one page' }).click();
  await expect(page).toHaveURL(/\/services\/prices$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Semi-Permanent Makeup' })).toBeVisible();
  const all = await main.getByRole('status').textContent();
  expect(all).toMatch(/^\d{2} services$/);
  await expect(main.getByRole('link', { name: 'Microblading 2½–3 hours from ₹33,200' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Menus' }).getByRole('link')).toHaveCount(9);

  const filter = page.getByRole('searchbox', { name: 'Find a service' });
  await filter.fill('muhurtham');
  await expect(main.getByRole('status')).toHaveText(`1 of ${all}`);
  await expect(main.getByText('timed backwards from the muhurtham')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, 320);

  await filter.fill('zebra');
  await expect(main.getByRole('status')).toHaveText(`0 of ${all}`);
  await expect(main.getByRole('link', { name: 'Book on chat' }).first()).toHaveAttribute('href', /zebra/);

  await filter.fill('threading');
  await main.getByRole('link', { name: /^Threading/ }).click();
  await expect(page).toHaveURL(/\/services\/edit#/);
  await page.goBack();
  await expect(filter).toHaveValue('threading');
});

test('a service unfolds in place on a phone', phone, async ({ page }) => {
  await page.goto('/services/hair');
  const spa = card(page, 'Hair Spa');
  const book = spa.getByRole('link', { name: /^Book This Service/ });
  await expect(spa.getByText('from ₹1,800')).toBeVisible();
  await expect(spa.getByText('60–90 mins')).toBeVisible();
  await expect(book).toBeVisible();
  await expect(spa.getByRole('listitem').first()).toBeHidden();

  // The whole line can be tapped.
  await spa.getByRole('heading').tap({ force: true });
  await expect(spa.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, 320);

  await page.goto('/services/hair#blowout');
  await expect(page.getByRole('link', { name: /^Book This Service.*Blowout/ })).toBeInViewport();
});

test('a printed price list takes two sheets and has no screen controls', async ({ page }) => {
  const sheets = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await sheets('/services/prices')).toBe(2);
  expect(await sheets('/services/hair')).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Book This Service/ }).first()).toBeHidden();
  await expect(chatButton(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ }).first()).toBeVisible();

  await page.goto('/services/prices');
  await page.waitForLoadState('networkidle');
  await expect(main.getByText('Tuesday – Sunday, 10 am – 8 pm')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
