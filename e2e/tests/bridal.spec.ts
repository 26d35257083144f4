import type { Locator, Page } from '@playwright/test';
import { inDays } from '../support/site.js';
import { expect, expectAccessible, expectNoOverflow, phone, test } from '../support/test.js';
import { message, send } from '../support/visit.js';

const kind = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

// What the message says of a function: frontend/site/visit/bridal/enquiry.spec.ts.
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
    ['Engagement', inDays(100), '17:00', ''],
    ['Reception', inDays(131), '19:30', 'Sri Mahal'],
    ['Muhurtham', inDays(132), '05:15', 'Sri Mahal'],
  ] as const;
  for (const [name, date, time, place] of functions) {
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
  const said = chat.searchParams.get('text');
  expect(said).toMatch(
    /^Hi! I'd like to plan my wedding.*1\. Engagement:.*2\. Reception:.*3\. Muhurtham:.*5.15 am, Sri Mahal\n.*மீனா/s,
  );

  await expect(page, 'no address has what she typed').toHaveURL(/\/bridal$/);
  await page.reload();
  await expect(page.getByLabel('Day: Muhurtham')).toHaveValue(functions[2][1]);
  expect(await message(page)).toBe(said);
  await page.getByRole('button', { name: 'Empty the enquiry' }).tap();
  await expect(kind(page, 'Muhurtham')).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});
