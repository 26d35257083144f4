import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { inDays } from '../support/site.js';
import { expect, phone, test } from '../support/test.js';
import { add, bar, card, message, send, sheet } from '../support/visit.js';

const anotherDay = (page: Page) => sheet(page).getByLabel('Another day');
const anotherTime = (page: Page) => sheet(page).getByLabel(/^Another time/);

/**
 * Adds a service or a package of a page to the visit, opens the sheet on another page, as this one says what it said, and waits until
 * it was compared with the site.
 */
async function plan(page: Page, path: string, name: string) {
  await page.goto(path);
  await add(page, name).click();
  await expect(card(page, name).getByRole('button', { name: /^In your visit/ })).toBeVisible();
  await page.goto('/about');
  await bar(page).click();
  await expect.poll(() => message(sheet(page))).not.toContain('I saw earlier');
}

/** A day that is so far away, or the next one on which the salon is open: not a Monday. */
function openDay(days: number): string {
  const date = inDays(days);
  return new Date(date).getUTCDay() === 1 ? inDays(days + 1) : date;
}

test('a day months ahead is sent on chat and saved as a calendar file', phone, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await page.route('**/page-data/edition.json', async (route) => {
    const response = await route.fetch();
    const people = [{ id: 'latha', name: 'Latha' }];
    await route.fulfill({ response, json: { ...(await response.json()), people } });
  });
  await plan(page, '/services/makeup', 'Bridal Makeup');
  const day = openDay(120);
  await anotherDay(page).fill(day);
  await anotherTime(page).fill('05:00');
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
