import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { look } from '../support/look.js';
import { editPageData } from '../support/pages.js';
import { inDays } from '../support/site.js';
import { desktop, expect, phone, test } from '../support/test.js';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your visit' });
const send = (page: Page) => sheet(page).getByRole('link', { name: 'Send on chat' });
const message = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
const anotherDay = (page: Page) => sheet(page).getByLabel('Another day');
const anotherTime = (page: Page) => sheet(page).getByLabel(/^Another time/);

/**
 * Adds a service or a package of a page to the visit, opens the sheet on another page, as this one says what it said, and waits until
 * it was compared with the site.
 */
async function plan(page: Page, path: string, name: string) {
  await page.goto(path);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: /^Add to visit/ }).click();
  await expect(card.getByRole('button', { name: /^In your visit/ })).toBeVisible();
  await page.goto('/about');
  await page.getByRole('button', { name: /^Your visit/ }).click();
  await expect.poll(() => message(page)).not.toContain('I saw earlier');
}

/** A day that is so far away, or the next one on which the salon is open: not a Monday. */
function openDay(days: number): string {
  const date = inDays(days);
  return new Date(date).getUTCDay() === 1 ? inDays(days + 1) : date;
}

const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-IN', { timeZone: 'UTC', ...options });

/** What three calendars read in a file: when the visit begins, where it is, and how long before it they remind. */
function readByThree(text: string) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event.');
  const first = new ICAL.Event(event);
  const [second] = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  const third = convertIcsCalendar(undefined, text).events?.[0];
  if (second?.type !== 'VEVENT' || !third) throw new Error('There is no event.');
  const alarm = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  return {
    begins: [first.startDate.toJSDate(), second.start, third.start.date].map((date) => Number(date)),
    summaries: [first.summary, second.summary, third.summary],
    places: [first.location, second.location, third.location],
    states: [event.getFirstPropertyValue('status'), second.status, third.status],
    alarm: String(alarm),
    said: first.description,
  };
}

test(
  'a day months ahead, before opening, with her: said, sent and in the calendar',
  phone,
  async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
    let people = [{ id: 'latha', name: 'Latha' }];
    await page.route('**/page-data/edition.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), people } });
    });
    await plan(page, '/services/makeup', 'Bridal Makeup');
    const day = openDay(120);
    await anotherDay(page).fill(day);
    await anotherTime(page).fill('05:00');
    await expect(sheet(page)).toContainText(
      '5 am is outside our hours: we will say on chat whether it can be done.',
    );
    const asked = sheet(page).getByLabel('With');
    await expect(asked.getByRole('option')).toHaveText(['Anybody', 'Latha']);
    await asked.selectOption('Latha');
    await look(page, 'a wish of her own');
    const said = await message(page);
    expect(said).toContain(`Day: ${inWords(day, { weekday: 'long' })}, ${inWords(day, { day: 'numeric' })} `);
    expect(said).toMatch(
      /\nTime: 5 am\nWith: Latha\n\nI know this is outside your hours\. Does that suit you\?$/,
    );

    await expect(sheet(page).getByRole('button', { name: 'Add to my calendar' })).toBeHidden();
    const opened = page.waitForEvent('popup');
    await send(page).click();
    expect(new URL((await opened).url()).searchParams.get('text')).toBe(said);
    const saved = page.waitForEvent('download');
    await sheet(page).getByRole('button', { name: 'Add to my calendar' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`visit-${day}.ics`);
    await expect(sheet(page)).toContainText('The calendar file is in your downloads');
    await look(page, 'the calendar file is saved');

    const read = readByThree(readFileSync(await download.path(), 'utf8'));
    const begin = Date.parse(`${day}T05:00+05:30`);
    expect(read.begins).toEqual([begin, begin, begin]);
    expect(read.alarm).toBe('-PT11H');
    for (const summary of read.summaries) expect(summary).toMatch(/visit, not yet confirmed$/);
    expect(new Set(read.places).size).toBe(1);
    expect(read.states).toEqual(['TENTATIVE', 'TENTATIVE', 'TENTATIVE']);
    expect(read.said).toMatch(/^Bridal Makeup\nBefore you come: .*\nNot yet confirmed: /);

    // She is hidden meanwhile.
    people = [];
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Your visit/ }).click();
    await expect(sheet(page)).toContainText(
      'Latha can’t be asked for any more, and is left out of the message.',
    );
    expect(await message(page)).not.toContain('Latha');
  },
);

test(
  'an offer that ends before her day, and a patch test that comes too late, are said',
  phone,
  async ({ page }) => {
    await editPageData(page, 'offers', ({ packages }) => {
      for (const offer of packages) if (offer.title === 'Wax Works') offer.until = inDays(40);
    });
    await plan(page, '/offers', 'Wax Works');
    await anotherDay(page).fill(openDay(45));
    const item = sheet(page).getByRole('listitem').filter({ hasText: 'Wax Works' });
    await expect(item).toContainText(/This offer is until \d+ \w+, so its price is not counted\./);
    expect(await message(page)).toMatch(/Wax Works, what will it cost\? \(the offer is until \d+ \w+\)\n/);
    await anotherDay(page).fill(openDay(35));
    await expect(item).toContainText('₹999');
    expect(await message(page)).toContain('1. Wax Works, ₹999\n');
    await page.keyboard.press('Escape');

    await plan(page, '/services/Haircolor', 'Root Touch-Up');
    await anotherDay(page).fill(openDay(3));
    const colour = sheet(page).getByRole('listitem').filter({ hasText: 'Root Touch-Up' });
    await expect(colour).not.toContainText('patch test');
    const soon = [inDays(1), inDays(0)].find((date) => new Date(date).getUTCDay() !== 1) ?? '';
    await anotherDay(page).fill(soon);
    await expect(colour).toContainText('It needs a patch test 48 hours before');
    expect(await message(page)).toContain('is there time for the patch test 48 hours before?\n');
  },
);

test('days that can’t be are said beside the field, and what is typed stays', desktop, async ({ page }) => {
  const festival = openDay(100);
  await page.route('**/page-data/edition.json', async (route) => {
    const shown = await (await route.fetch()).json();
    shown.hours.special.push({ id: 'f', from: festival, until: festival, reason: 'Pongal', times: [] });
    await route.fulfill({ json: shown });
  });
  await plan(page, '/services/nail', 'Gel Polish');
  // The browser's language decides whether day or month comes first.
  await anotherDay(page).focus();
  await page.keyboard.type('12112040');
  const isDayFirst = (await anotherDay(page).inputValue()) === '2040-11-12';
  await anotherTime(page).focus();
  const type = async (date: string) => {
    const [year = '', month = '', day = ''] = date.split('-');
    await anotherDay(page).focus();
    await page.keyboard.type((isDayFirst ? day + month : month + day) + year);
    // Out of the field: through its parts and the picker's button.
    await anotherTime(page).focus();
  };
  const said = (sentence: RegExp | string) => expect(anotherDay(page)).toHaveAccessibleDescription(sentence);

  const year = Number(inDays(0).slice(0, 4));
  await type(`${year + 1}-02-30`);
  await said('That is no day of the calendar. Please enter day, month and year.');
  await sheet(page)
    .getByRole('radio', { name: /^Morning/ })
    .check();
  await said(/^That is no day/);
  await look(page, 'the 30th of February');
  await type(`${year - 1}-11-20`);
  await said(/ is past\. Please choose another day\.$/);
  await type(`${year + 2}-12-20`);
  await said('That is more than a year ahead. Please choose another day.');
  await expect(anotherDay(page)).toHaveValue(`${year + 2}-12-20`);
  const monday = Array.from({ length: 7 }, (_, day) => inDays(60 + day)).find(
    (date) => new Date(date).getUTCDay() === 1,
  );
  await type(monday ?? '');
  await said('We are closed on Mondays. Please choose another day.');
  await type(festival);
  await said(/^We are closed on \w+, \d+ \w+(?: \d{4})? \(Pongal\)\. Please choose another day\.$/);
  expect(await message(page)).toContain('Day: any\n');

  const day = openDay(50);
  await type(day);
  await said('');
  expect(await message(page)).toContain(`Day: ${inWords(day, { weekday: 'long' })}, `);
  await page.keyboard.type('0900pm');
  await expect(
    sheet(page).getByRole('status').filter({ hasText: '9 pm is outside our hours' }),
  ).toBeVisible();
  expect(await message(page)).toContain('Time: 9 pm\n');
  // Choosing from the row replaces it.
  await sheet(page)
    .getByRole('radio', { name: /^Evening/ })
    .check();
  await expect(anotherTime(page)).toHaveValue('');
  expect(await message(page)).toContain('Time: Evening (5 pm – 8 pm)\n');
  await sheet(page).getByRole('radio', { name: 'Any day' }).check();
  await expect(anotherDay(page)).toHaveValue('');
});
