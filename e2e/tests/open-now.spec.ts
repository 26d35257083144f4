import type { Page } from '@playwright/test';
import { chatButton, expect, phone, test } from '../support/test.js';

/** Tomorrow's date in the salon's time zone; the day after it when tomorrow is a Monday, when the salon is closed. */
function openDay(): string {
  const date = new Date(Date.now() + 5.5 * 3_600_000);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (date.getUTCDay() === 1);
  return date.toISOString().slice(0, 10);
}

const places = (page: Page) => [page.getByRole('banner'), page.getByRole('contentinfo')];

const chat = async (page: Page) => {
  const link = chatButton(page);
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
};

// It is another date there than at the salon for eight hours of a day. Other zones: content/src/hours/localTime.spec.ts.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test('a cached page shows when the salon opens and closes, by the salon’s clock', phone, async ({ page }) => {
  await page.clock.install({ time: new Date(`${openDay()}T09:59:50+05:30`) });
  await page.goto('/about');
  for (const place of places(page)) await expect(place).toContainText('Closed now, open at 10 am');
  expect(await chat(page)).toBe(
    "Hi! I'd like to book an appointment. (I know you are closed now; an answer at 10 am is fine.)",
  );
  await page.clock.runFor(20_000);
  for (const place of places(page)) await expect(place).toContainText('Open until 8 pm');
  expect(await chat(page)).toBe("Hi! I'd like to book an appointment.");

  await page.clock.fastForward(10 * 3_600_000);
  for (const place of places(page))
    await expect(place).toContainText(/Closed now, open (tomorrow|on \w+day) at/);
  await page.clock.fastForward(4 * 3_600_000);
  for (const place of places(page)) await expect(place).toContainText(/Closed (now|today), open/);
});
