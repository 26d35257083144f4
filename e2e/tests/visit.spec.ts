import type { Locator, Page } from '@playwright/test';
import { look } from '../support/look.js';
import { openDay } from '../support/site.js';
import { expect, keepsFocus, phone, test } from '../support/test.js';
import { add, bar, card, message, send, sheet } from '../support/visit.js';

/** Adds services of the current page to the visit. */
async function plan(page: Page, ...names: string[]) {
  for (const name of names) {
    await add(page, name).click();
    await expect(card(page, name).getByRole('button', { name: /^In your visit/ })).toBeVisible();
  }
  await expect(bar(page)).toBeVisible();
}

test('a visit of three services, a day and a time takes eight taps', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  // After it has closed today, today is closed as well.
  await page.clock.install({ time: new Date(`${openDay(1)}T12:00:00+05:30`) });
  await page.goto('/services/hair');

  let taps = 0;
  const tap = async (control: Locator) => {
    taps++;
    await control.click();
  };
  for (const name of ['Haircut', 'Hair Spa', 'Blowout']) await tap(add(page, name));
  await expect(bar(page)).toHaveText(/3 services from ₹[\d,]+ about .* hours/);
  await tap(bar(page));
  const mondays = sheet(page).getByRole('radio', { name: /^(Today|Tomorrow|Mon).*closed/ });
  await expect(mondays).toHaveCount(4);
  for (const monday of await mondays.all()) await expect(monday).toBeDisabled();
  await tap(sheet(page).getByRole('radio', { name: /^Sat/, disabled: false }).first());
  await tap(sheet(page).getByRole('radio', { name: /^Morning/ }));
  await expect(sheet(page)).toContainText('Nothing is booked yet');
  // The message has this warning until the prices were compared with the current menu.
  await expect.poll(() => message(sheet(page))).not.toContain('I saw earlier');
  await expect(send(sheet(page))).toHaveAttribute('data-sum', /\d/);
  const opened = page.waitForEvent('popup');
  await tap(send(sheet(page)));
  const chat = new URL((await opened).url());
  expect(taps).toBeLessThanOrEqual(8);
  expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/\d{10,}$/);
  expect(chat.searchParams.get('text')).toMatch(
    /plan a visit:\n\n1\. Haircut.*\nDay: Saturday.*\nTime: Morning/s,
  );
});

test('a visit stays on the device, on all pages, in every tab', phone, async ({ page, context }) => {
  await page.goto('/services/nail');
  await plan(page, 'Gel Polish');
  await page.reload();
  await expect(bar(page)).toContainText('1 service ₹1,299 about 1 hour');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skin Care' }).click();
  await expect(page).toHaveURL(/\/services\/skin$/);

  const other = await context.newPage();
  await other.goto('/offers');
  await plan(other, 'Wax Works');
  await expect(bar(page)).toContainText('2 services');
  await bar(page).click();
  await sheet(page).getByLabel('Your name').fill('மீனா');
  await bar(other).click();
  await expect(sheet(other).getByLabel('Your name')).toHaveValue('மீனா');
  await sheet(other).getByRole('button', { name: 'Remove Gel Polish' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Gel Polish' })).toBeHidden();
  await other.close();
});

test('services are removed and restored, the sheet emptied, all accessible', phone, async ({ page }) => {
  await page.goto('/services/nail');
  await plan(page, 'Spa Pedicure', 'Gel Polish');
  await bar(page).click();
  await look(page, 'the sheet');
  await sheet(page).getByLabel('People for Spa Pedicure').selectOption('2 people');
  await expect(sheet(page)).toContainText('Together ₹5,097');

  await sheet(page).getByRole('button', { name: 'Remove Gel Polish' }).click();
  await expect(sheet(page).getByRole('status').first()).toContainText('Gel Polish is taken out.');
  await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab');
    expect(await keepsFocus(sheet(page))).toBe(true);
  }
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toContainText('Together ₹5,097');
  await sheet(page).getByRole('button', { name: 'Empty the visit' }).click();
  await expect(sheet(page)).toContainText('Your visit is empty.');
  await look(page, 'the empty sheet');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(add(page, 'Gel Polish')).toBeVisible();
});

test('a day months ahead is sent on chat and saved as a calendar file', phone, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.route('**/page-data/edition.json', async (route) => {
    const response = await route.fetch();
    const people = [{ id: 'latha', name: 'Latha' }];
    await route.fulfill({ response, json: { ...(await response.json()), people } });
  });
  await page.goto('/services/makeup');
  await plan(page, 'Bridal Makeup');
  await bar(page).click();
  await expect.poll(() => message(sheet(page))).not.toContain('I saw earlier');
  const day = openDay(120);
  await sheet(page).getByLabel('Another day').fill(day);
  await sheet(page)
    .getByLabel(/^Another time/)
    .fill('05:00');
  await expect(sheet(page)).toContainText('5 am is outside our hours');
  await sheet(page).getByLabel('With').selectOption('Latha');
  await look(page, 'a day, a time and a person');
  const said = await message(sheet(page));
  expect(said).toContain('\nTime: 5 am\nWith: Latha\n');

  const opened = page.waitForEvent('popup');
  await send(sheet(page)).click();
  expect(new URL((await opened).url()).searchParams.get('text')).toBe(said);
  const saved = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Add to my calendar' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`visit-${day}.ics`);
  await expect(sheet(page)).toContainText('The calendar file is in your downloads');
  await look(page, 'the calendar file is saved');
});
