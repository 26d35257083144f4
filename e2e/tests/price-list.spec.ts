import {
  boxOf,
  chatButton,
  desktop,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdScripts,
  phone,
  test,
} from '../support/test.js';
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

test('a search typed before the scripts load is applied', phone, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/services/prices', { waitUntil: 'commit' });
  const filter = page.getByRole('searchbox', { name: 'Find a service' });
  await filter.fill('threading');
  letScriptsCome();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d of \d{2} services$/);
  await expect(filter).toHaveValue('threading');
});

test('a service unfolds in place on a phone', phone, async ({ page }) => {
  await page.goto('/services/hair');
  const spa = card(page, 'Hair Spa');
  const book = spa.getByRole('link', { name: /^Book This Service/ });
  await expect(spa.getByText('from ₹1,800')).toBeVisible();
  await expect(spa.getByText('60–90 mins')).toBeVisible();
  await expect(book).toBeVisible();
  // One line says what it is.
  const about = spa.getByText(/^A deep-conditioning mask/);
  expect((await boxOf(about)).height).toBeLessThan(30);
  await expect(spa.getByRole('listitem').first()).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(5_000);

  // The whole line can be tapped.
  await spa.getByRole('heading').tap({ force: true });
  await expect(spa.getByRole('listitem').first()).toBeVisible();
  expect((await boxOf(about)).height).toBeGreaterThan(40);
  await expectAccessible(page);
  await expectNoOverflow(page, 320);

  const { bottom: end } = await boxOf(page.locator('section:has(article)'));
  const { bottom: all } = await boxOf(page.getByRole('contentinfo'));
  expect(all - end, 'what comes after a menu').toBeLessThanOrEqual(1_100);

  await page.goto('/services/hair#blowout');
  await expect(page.getByRole('link', { name: /^Book This Service.*Blowout/ })).toBeInViewport();
});

test('from 768 px on a card is open and has its booking button', desktop, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services/hair');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Home-styling tips for your length')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Book This Service/ })).toBeVisible();
  await expect(card.locator('summary')).toBeHidden();
  const [{ right: end }, price] = [await boxOf(card), await boxOf(card.getByText('from ₹1,200'))];
  expect(price.right).toBeCloseTo(end, 0);
});

test('a printed price list takes two sheets and has no screen controls', desktop, async ({ page }) => {
  const sheets = async (path: string) => {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await sheets('/services/prices')).toBe(2);
  expect(await sheets('/services/hair')).toBe(2);
  expect(await sheets('/offers')).toBe(2);
  expect(await sheets('/bridal')).toBe(1);
  // A long article must begin on the first sheet, not after it.
  expect(await sheets('/TermsAndConditions')).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Book This Service/ }).first()).toBeHidden();
  await expect(chatButton(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ }).first()).toBeVisible();

  await page.goto('/services/prices');
  await expect(main.getByText('Tuesday – Sunday, 10 am – 8 pm')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
