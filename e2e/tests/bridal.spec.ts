import type { Locator, Page } from '@playwright/test';
import { editPageData } from '../support/pages.js';
import { inDays } from '../support/site.js';
import {
  boxOf,
  desktop,
  expect,
  expectAccessible,
  expectInConsole,
  expectNoOverflow,
  phone,
  test,
} from '../support/test.js';

const send = (page: Page) => page.getByRole('link', { name: 'Send on chat' });
const message = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
const kind = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** The words of a day, such as `Sunday, 14 February 2027`, as messages have them; the year only when it is another one. */
function dayWords(date: string) {
  const day = new Date(`${date}T00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(day);
  const year = date.startsWith(inDays(0).slice(0, 4)) ? '' : ` ${date.slice(0, 4)}`;
  return `${format({ weekday: 'long' })}, ${day.getUTCDate()} ${format({ month: 'long' })}${year}`;
}

test('a bride with three functions sends all of it with fifteen taps', phone, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.goto('/services/makeup');
  await page.getByRole('main').getByRole('link', { name: 'Getting married? Plan it with us' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the bride');
  const main = page.getByRole('main');
  const order = [main.getByText('from ₹18,000').first(), main.getByText(/^Sneha/), main.getByRole('form')];
  const [price = 0, review = 0, form = 0] = await Promise.all(
    order.map(async (part) => (await boxOf(part)).y),
  );
  expect(price).toBeLessThan(review);
  expect(review).toBeLessThan(form);
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
  await page.setViewportSize({ width: 360, height: 740 });
  const [day, time] = await Promise.all(
    ['Day', 'Time'].map((name) => boxOf(page.getByLabel(`${name}: Engagement`))),
  );
  expect((day?.right ?? 0) <= (time?.x ?? 0) || (day?.bottom ?? 0) <= (time?.y ?? 0)).toBe(true);
  await tap(page.getByRole('checkbox', { name: /^Bridal Makeup/ }));
  await tap(page.getByRole('checkbox', { name: /^Reception & Engagement/ }));
  await expect(page.getByRole('status').filter({ hasText: /^What it may cost so far/ })).toHaveText(
    /, each for one function: from ₹30,000$/,
  );
  await type('Your name', 'மீனா');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expectNoOverflow(page, 320, 360);
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
    `Hi! I'd like to plan my wedding with you:\n\n${lines.join('\n')}\n\n(I know that is outside your hours.)\n\nFaces: the bride\n\n- Bridal Makeup, from ₹18,000\n- Reception & Engagement Makeup, from ₹12,000\nWhat it may cost so far, each for one function: from ₹30,000\n\nName: மீனா\n\nAre you free then, and what will it cost in all?`,
  );

  await expect(page, 'no address has what she typed').toHaveURL(/\/bridal$/);
  await page.reload();
  await expect(page.getByLabel('Day: Muhurtham')).toHaveValue(functions[2][1]);
  expect(await message(page)).toContain(lines[1]);
  await kind(page, 'Reception').uncheck();
  expect(await message(page)).not.toContain('Reception:');
  await kind(page, 'Reception').check();
  expect(await message(page)).toContain(lines[1]);
  await page.getByRole('button', { name: 'Empty the enquiry' }).tap();
  await expect(kind(page, 'Muhurtham')).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Undo: bring it back' }).tap();
  await expect(page.getByLabel('Time: Muhurtham')).toHaveValue('05:15');
});

test(
  'by keyboard, with a day that there is not, one that is near, and many faces',
  desktop,
  async ({ page }) => {
    await page.goto('/bridal');
    await kind(page, 'Nikah').focus();
    await page.keyboard.press('Space');
    await kind(page, 'Another function').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('What it is: Another function').focus();
    await page.keyboard.type('Valaikappu');
    const day = page.getByLabel('Day: Nikah');
    await day.focus();
    await page.keyboard.type('02302027');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(day).toHaveAccessibleDescription(/^The calendar has no such day/);
    await expectAccessible(page);
    await day.fill(inDays(-1));
    await expect(day).toHaveAccessibleDescription('This day has passed.');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill(inDays(5));
    await expect(page.getByText('less than three weeks away')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Party Makeup/ }).focus();
    await page.keyboard.press('Space');
    const asked = page.getByRole('alert').filter({ hasText: 'so that the sum counts Party Makeup.' });
    await expect(asked).toBeVisible();
    await page.getByLabel('How many faces besides yours').selectOption('4');
    await expect(asked).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^What it may cost so far/ })).toHaveText(
      /, each for one function: from ₹14,000$/,
    );
    expect(await message(page)).toContain(
      `1. Nikah: ${dayWords(inDays(5))}, at the salon\n2. Valaikappu: day`,
    );
    await page.getByText('Read the message').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Party Makeup for 4, from ₹3,500 each')).toBeVisible();
  },
);

test(
  'prices follow the site, and a service that is gone is named and not asked for',
  phone,
  async ({ page }) => {
    const service = (name: RegExp) => page.getByRole('checkbox', { name });
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const gone = page.getByRole('alert').filter({ hasText: 'No longer' });
    await page.goto('/bridal');
    await service(/^Bridal Makeup/).check();
    await service(/^Airbrush/).check();
    expect(await message(page)).toMatch(/- Bridal Makeup, from ₹18,000\n- Airbrush/);

    await editPageData(page, 'bridal', ({ wishes }) => {
      wishes.services = wishes.services.filter((one) => !one.name.startsWith('Airbrush'));
      for (const one of wishes.services)
        if (one.name === 'Bridal Makeup') one.price = { kind: 'from', rupees: 25_000 };
    });
    await comeBack();
    await expect(gone).toHaveText(/^No longer on the menu, and left out of the message: Airbrush/);
    await expectAccessible(page);
    expect(await message(page)).toContain('Bridal Makeup, from ₹25,000');
    expect(await message(page)).not.toContain('Airbrush');
    await expect(page.getByRole('status').filter({ hasText: /^What it may cost so far/ })).toHaveText(
      /: from ₹25,000$/,
    );

    await page.reload();
    await expect(gone).toContainText('Airbrush');
    await gone.getByRole('button', { name: 'Take it out' }).tap();
    await expect(gone).toBeHidden();
    await page.reload();
    await expect(service(/^Bridal Makeup\s+from ₹25,000/)).toBeChecked();
    await expect(gone).toBeHidden();

    expectInConsole(/page-data\/bridal\.json/);
    await page.route('**/page-data/bridal.json', (route) => route.abort());
    await comeBack();
    await expect(page.getByText('could not be compared with the menu')).toBeVisible();
    expect(await message(page)).toContain('from ₹25,000\nThese are the prices I saw earlier.');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a list of what to say, with the chat and a call', phone, async ({ page }) => {
    await page.goto('/bridal');
    await expect(page.getByRole('heading', { name: 'What we need to know' })).toBeVisible();
    const main = page.getByRole('main');
    const first = main.getByRole('listitem').filter({ hasText: 'Each function with its day and hour' });
    await expect(first).toBeVisible();
    await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
    const chat = await main.getByRole('link', { name: 'Book on chat' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain("I'd like to plan my wedding with you:");
    await expect(main.getByRole('checkbox')).toHaveCount(0);
  });
});

test('a course is asked for with its batch, its days and its fee', phone, async ({ page }) => {
  await page.goto('/Academy');
  for (const title of ['Skincare & Esthetics', 'Makeup: Basics to Advanced']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    const [days, batch, fee] = await card.getByRole('definition').allTextContents();
    const link = await card.getByRole('link', { name: 'Get in touch' }).getAttribute('href');
    const said = new URL(link ?? '').searchParams.get('text') ?? '';
    expect(said.split('\n\n').slice(0, 2)).toEqual([
      `Hi! I have a question about the programme ${title}.`,
      batch === 'On request'
        ? `Duration: ${days}\nFee: ${fee}`
        : `Batch: ${batch}\nDuration: ${days}\nFee: ${fee}`,
    ]);
    expect(said).toContain(
      batch === 'On request' ? 'When does the next batch begin?' : 'Is there a seat for me?',
    );
  }
});
