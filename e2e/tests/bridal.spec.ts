import type { Locator, Page } from '@playwright/test';
import { inDays } from '../support/site.js';
import { expect, expectAccessible, expectNoOverflow, phone, test } from '../support/test.js';
import { message, send } from '../support/visit.js';

const kind = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** The words of a day, such as `Sunday, 14 February 2027`, as messages have them; the year only when it is another one. */
function dayWords(date: string) {
  const day = new Date(`${date}T00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(day);
  const year = date.startsWith(inDays(0).slice(0, 4)) ? '' : ` ${date.slice(0, 4)}`;
  return `${format({ weekday: 'long' })}, ${day.getUTCDate()} ${format({ month: 'long' })}${year}`;
}

test('a bride plans three functions and sends them in fifteen taps', phone, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.goto('/services/makeup');
  await page.getByRole('main').getByRole('link', { name: 'Getting married? Plan it with us' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the bride');
  let taps = 0;
  const tap = async (control: Locator) => {
    taps++;
    await control.tap();
  };
  const type = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.getByLabel(label).fill(text);
  };
  const functions = [
    ['Engagement', inDays(100), '17:00', '5 pm', ''],
    ['Reception', inDays(131), '19:30', '7.30 pm', 'Sri Mahal'],
    ['Muhurtham', inDays(132), '05:15', '5.15 am', 'Sri Mahal'],
  ] as const;
  for (const [name, date, time, , place] of functions) {
    await tap(kind(page, name));
    await type(`Day: ${name}`, date);
    await type(`Time: ${name}`, time);
    if (place) await type(`Where we come (empty: at the salon): ${name}`, place);
  }
  await tap(page.getByRole('checkbox', { name: /^Bridal Makeup/ }));
  await expect(page.getByRole('status').filter({ hasText: /^What it may cost so far/ })).toContainText(
    'from ₹18,000',
  );
  await type('Your name', 'மீனா');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expectNoOverflow(page, 320, 360);
  await expect(send(page)).toHaveAttribute('data-tap', 'enquiry');
  const opened = page.waitForEvent('popup');
  await tap(send(page));
  const chat = new URL((await opened).url());
  expect(taps).toBeLessThanOrEqual(15);
  expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/\d{10,}$/);
  const lines = functions.map(
    ([name, date, , time, place], index) =>
      `${index + 1}. ${name}: ${dayWords(date)}, ${time}, ${place || 'at the salon'}`,
  );
  expect(chat.searchParams.get('text')).toContain(
    `Hi! I'd like to plan my wedding with you:\n\n${lines.join('\n')}\n\n(I know that is outside your hours.)`,
  );

  await expect(page, 'no address has what she typed').toHaveURL(/\/bridal$/);
  await page.reload();
  await expect(page.getByLabel('Day: Muhurtham')).toHaveValue(functions[2][1]);
  expect(await message(page)).toContain(lines[1]);
  await page.getByRole('button', { name: 'Empty the enquiry' }).tap();
  await expect(kind(page, 'Muhurtham')).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});
