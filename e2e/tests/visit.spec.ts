import type { Locator, Page } from '@playwright/test';
import { look } from '../support/look.js';
import { editPageData } from '../support/pages.js';
import { inDays } from '../support/site.js';
import { boxOf, chatButton, desktop, expect, expectInConsole, phone, test } from '../support/test.js';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const add = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Add to visit/ });
const bar = (page: Page) => page.getByRole('button', { name: /^Your visit/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your visit' });
const send = (page: Page) => sheet(page).getByRole('link', { name: 'Send on chat' });
const message = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

/** Adds services of the current page to the visit. */
async function plan(page: Page, ...names: string[]) {
  for (const name of names) {
    await add(page, name).click();
    await expect(card(page, name).getByRole('button', { name: /^In your visit/ })).toBeVisible();
  }
  await expect(bar(page)).toBeVisible();
}

test('a visit of three services, a day and a time is eight taps', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/services/hair');
  expect(scripts.filter((url) => url.includes('VisitBar'))).toEqual([]);

  let taps = 0;
  const tap = async (control: Locator) => {
    taps++;
    await control.click();
  };
  for (const name of ['Haircut', 'Hair Spa', 'Blowout']) await tap(add(page, name));
  await expect(bar(page)).toHaveText(/3 services from ₹[\d,]+ about .* hours/);
  expect((await boxOf(bar(page))).height, 'two lines').toBeLessThanOrEqual(56);
  await tap(bar(page));
  const mondays = sheet(page).getByRole('radio', { name: /^Mon.*closed/ });
  await expect(mondays).toHaveCount(4);
  for (const monday of await mondays.all()) await expect(monday).toBeDisabled();
  const near = sheet(page).getByRole('radio', { name: /^To(day|morrow) / });
  await expect(near).toHaveCount(2);
  for (const day of await near.all())
    expect(await day.locator('~ span').evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  await tap(sheet(page).getByRole('radio', { name: /^Sat/, disabled: false }).first());
  await tap(sheet(page).getByRole('radio', { name: /^Morning/ }));
  await expect(sheet(page)).toContainText('Nothing is booked yet');
  // The message has this warning until the prices were compared with the current menu.
  await expect.poll(() => message(page)).not.toContain('I saw earlier');
  const opened = page.waitForEvent('popup');
  await tap(send(page));
  const chat = new URL((await opened).url());
  expect(taps).toBeLessThanOrEqual(8);

  expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/\d{10,}$/);
  expect(chat.searchParams.get('text')).toMatch(
    /^Hi! I'd like to plan a visit:\n\n1\. Haircut, from ₹[\d,]+, .*\n2\. Hair Spa, from ₹[\d,]+, .*\n3\. Blowout, .*\n\nTogether: from ₹[\d,]+\nIt takes about .*\n\nDay: Saturday, \d+ \w+(?: \d{4})?\nTime: Morning \(10 am – noon\)\n\nDoes that suit you\?/,
  );
});

test('the visit stays on the device, on all pages, in every tab', async ({ page, context }) => {
  await page.goto('/services/nail');
  await plan(page, 'Gel Polish');
  await page.reload();
  await expect(bar(page)).toContainText('1 service ₹1,299 about 1 hour');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skin Care' }).click();
  await expect(page).toHaveURL(/\/services\/skin$/);

  const other = await context.newPage();
  await other.goto('/offers');
  await plan(other, 'Wax Works');
  await expect(bar(other)).toContainText('2 services ₹2,298 about 1 hour and more');
  await expect(bar(page)).toContainText('2 services');

  await bar(page).click();
  await sheet(page).getByLabel('Your name').fill('மீனா');
  await bar(other).click();
  await expect(sheet(other).getByLabel('Your name')).toHaveValue('மீனா');
  await sheet(other).getByRole('button', { name: 'Remove Gel Polish' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Gel Polish' })).toBeHidden();
  await expect(sheet(page)).toContainText('Together ₹999');
  await other.close();
});

test('the sheet counts people, takes out, brings back, and is accessible', async ({ page }) => {
  await page.goto('/services/nail');
  await plan(page, 'Spa Pedicure', 'Gel Polish');
  await card(page, 'Gel Polish')
    .getByRole('button', { name: /^In your visit.*Take it out$/ })
    .click();
  await expect(bar(page)).toContainText('1 service');
  await plan(page, 'Gel Polish');
  await bar(page).click();
  await look(page, 'the sheet');
  await expect(sheet(page)).toContainText('Together ₹3,198');
  await sheet(page).getByLabel('People for Spa Pedicure').selectOption('2 people');
  await expect(sheet(page)).toContainText('Together ₹5,097');
  expect(await message(page)).toContain('1. Spa Pedicure for 2, ₹1,899 each');

  await sheet(page).getByRole('button', { name: 'Remove Gel Polish' }).click();
  await expect(sheet(page).getByRole('status').first()).toContainText('Gel Polish is taken out.');
  await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toContainText('Together ₹5,097');

  await sheet(page).getByRole('button', { name: 'Empty the visit' }).click();
  await expect(sheet(page)).toContainText('Your visit is empty.');
  await look(page, 'the empty sheet');
  await expect(bar(page)).toBeHidden();
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toContainText('Together ₹5,097');
  await sheet(page).getByRole('button', { name: 'Empty the visit' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(add(page, 'Gel Polish')).toBeVisible();
});

test('all of it can be done by keyboard', desktop, async ({ page }) => {
  await page.goto('/services/nail');
  await expect(add(page, 'Gel Polish')).toBeEnabled();
  await add(page, 'Gel Polish').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Gel Polish').getByRole('button', { name: /^In your visit/ })).toBeFocused();
  await bar(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab');
    expect(await sheet(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await sheet(page).getByRole('radio', { name: 'Any day' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page).getByRole('radio', { name: 'Any day' })).not.toBeChecked();
  expect(await message(page)).toMatch(/Day: \w+day, \d+ \w+/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(bar(page)).toBeFocused();
});

test('what has changed, is gone or will be over by the chosen day is said', phone, async ({ page }) => {
  await page.goto('/services/nail');
  await plan(page, 'Gel Polish', 'Spa Pedicure');
  await page.goto('/offers');
  await plan(page, 'Wax Works');
  await editPageData(page, 'services/nail', (data) => {
    data.services = data.services.filter(({ name }) => name !== 'Spa Pedicure');
    for (const service of data.services)
      if (service.name === 'Gel Polish') service.price = { kind: 'from', rupees: 1500 };
  });
  await editPageData(page, 'offers', ({ packages }) => {
    for (const offer of packages) if (offer.title === 'Wax Works') offer.until = inDays(10);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skin Care' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skin Care' })).toBeVisible();
  await bar(page).click();
  await expect(sheet(page)).toContainText('This has changed since you added it.');
  await expect(sheet(page)).toContainText('No longer on the menu');
  await expect(sheet(page)).toContainText('Together from ₹2,499');
  expect(await message(page)).toContain('1. Gel Polish, from ₹1,500');
  expect(await message(page)).not.toContain('Spa Pedicure');

  const days = sheet(page).getByRole('group', { name: 'Day', exact: true });
  await expect.poll(() => message(page)).not.toContain('I saw earlier');
  await days.getByRole('radio', { disabled: false }).last().check();
  await expect(sheet(page)).toContainText('Together from ₹1,500');
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Wax Works' })).toContainText(
    /This offer is until \d+ \w+, so its price is not counted\./,
  );
  await expect(sheet(page)).toContainText(/Not in the price: Wax Works \(the offer is until \d+ \w+\)\./);
  await look(page, 'an offer that has ended by then');
  expect(await message(page)).toMatch(/Wax Works, what will it cost\? \(the offer is until \d+ \w+\)\n/);
  await sheet(page).getByRole('radio', { name: 'Any day' }).check();
  await expect(sheet(page)).toContainText('Together from ₹2,499');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('2 services from ₹2,499 about 1 hour and more');
});

test('without an answer prices are those that were seen, and it says so', phone, async ({ page }) => {
  expectInConsole(/page-data\/services\/nail\.json/);
  await page.goto('/services/nail');
  await plan(page, 'Gel Polish');
  await page.route('**/page-data/services/nail.json', (route) => route.abort());
  await bar(page).click();
  await expect(sheet(page)).toContainText('could not be compared with the menu');
  expect(await message(page)).toContain('These are the prices I saw earlier.');
});

test('the bar stands beside the chat button, and the page’s end above it', async ({ page, widths }) => {
  await page.goto('/services/nail');
  await plan(page, 'Gel Polish');
  for (const width of widths.all) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const visit = await boxOf(bar(page));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Admin' });
    expect(visit.right).toBeLessThanOrEqual((await boxOf(chatButton(page))).x);
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(visit.y);
  }
});
