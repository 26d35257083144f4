import { openDay } from '../support/site.js';
import { expect, phone, test } from '../support/test.js';

// It is another date there than at the salon for eight hours of a day. Other zones: content/src/hours/localTime.spec.ts.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test(
  'the header says when the salon opens and closes, by its clock, in two lines or not at all',
  phone,
  async ({ page }) => {
    await page.clock.install({ time: new Date(`${openDay(1)}T09:59:50+05:30`) });
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Closed now, open at 10 am');
    await page.clock.runFor(20_000);
    await expect(header).toContainText('Open until 8 pm');
    await page.clock.fastForward(10 * 3_600_000);
    const line = header.getByText(/^Closed now, open (tomorrow|on \w+day) at/);
    await expect(line).toBeInViewport();
    await header
      .getByRole('link')
      .first()
      .evaluate((home) => {
        for (const part of home.querySelectorAll('svg, small')) part.remove();
        home.querySelector('span')?.replaceChildren('Mullai Beauty Lounge');
      });
    await expect(line).not.toBeInViewport();
  },
);
