import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** A phone that is four times slower than this machine. */
const SLOWDOWN = 4;

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

declare global {
  interface Window {
    interactions: number[];
  }
}

/** From here on the page notes how long each interaction takes until its next paint. */
async function watch(page: Page) {
  await page.evaluate(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** The longest time to the next paint since the last call; 16 ms stands for less. */
async function longest(page: Page): Promise<number> {
  // Entries come once the frame was shown.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => Math.max(16, ...window.interactions.splice(0)));
}

/** What visitors touch most, by what they see. */
const interactions: {
  name: string;
  path: string;
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'opens the menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'turns the carousel',
    path: '/',
    before: (page) => page.getByRole('region', { name: 'What clients say' }).scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('region', { name: 'What clients say' }).getByRole('tab').nth(4).tap(),
  },
  {
    name: 'adds to the visit',
    path: '/services/hair',
    act: (page) => addFirst(page),
  },
  {
    name: 'opens the visit',
    path: '/services/hair',
    before: (page) => addFirst(page),
    act: (page) => page.getByRole('button', { name: /^Your visit/ }).tap(),
  },
  {
    name: 'chooses a day',
    path: '/services/hair',
    before: openVisit,
    act: (page) => page.getByRole('radio', { name: /^Sat/, disabled: false }).first().tap(),
  },
  {
    name: 'writes a note',
    path: '/services/hair',
    before: async (page) => {
      await openVisit(page);
      await page.getByLabel(/^Note/).focus();
    },
    act: (page) => page.keyboard.type('Long hair'),
  },
  {
    name: 'filters posts',
    path: '/blog',
    act: (page) =>
      page
        .getByLabel('Search')
        .fill('hair')
        .then(() => page.keyboard.press('Enter')),
  },
  {
    name: 'filters prices',
    path: '/services/prices',
    before: (page) => page.getByLabel('Find a service').focus(),
    act: (page) => page.keyboard.type('hair'),
  },
];

const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to visit/ })
    .first()
    .tap();

async function openVisit(page: Page) {
  await addFirst(page);
  await page.getByRole('button', { name: /^Your visit/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Your visit' })).toBeVisible();
}

// A report: how fast this machine is at the moment decides nothing.
test('how long interactions take until the next paint, on a slow phone', async ({ page }) => {
  for (const { name, path, before, act } of interactions) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.waitForLoadState('networkidle');
      await before?.(page);
      await watch(page);
      await act(page);
      process.stdout.write(`${String(await longest(page)).padStart(6)} ms  ${name} (${path})\n`);
    });
  }
});
