import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StaticNetFilteringEngine } from '@gorhill/ubo-core';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, phone, test } from '../support/test.js';

// What a visit reports, without the service that counts it.

interface Report {
  page: string;
  new?: boolean;
  tag?: string;
  from?: string;
  acts: { kind: string; detail?: string }[];
}

/** A visitor whose browser doesn't say that it is automated. */
async function visitor(context: BrowserContext): Promise<Report[]> {
  const reports: Report[] = [];
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  await context.route('**/api/seen', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  return reports;
}

const isSeen = ({ acts }: Report) => acts.some(({ kind }) => kind === 'seen');
const actsOf = (reports: Report[], kind: string) =>
  reports.flatMap(({ page, acts }) =>
    acts.filter((act) => act.kind === kind).map(({ detail }) => [page, detail]),
  );
/** Speeds are told when the page goes away. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a visit reports its pages, origin, taps and speed', phone, async ({ page, context }) => {
  const reports = await visitor(context);
  await page.goto('/offers?from=window', { referer: 'https://www.google.com/' });
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toEqual({
    page: '/offers',
    new: true,
    from: 'www.google.com',
    tag: 'window',
    acts: [{ kind: 'seen' }],
  });
  await expect(page).toHaveURL(/\/offers$/);

  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  await card.locator('a[href^="https://wa.me/"]').click();
  await expect.poll(() => actsOf(reports, 'chat')).toEqual([['/offers', name]]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('complementary', { name: 'Booking' })
    .getByRole('link', { name: 'Price list' })
    .click();
  await expect(page).toHaveURL(/\/services\/prices$/);
  await expect
    .poll(() => reports.filter(isSeen).map(({ page }) => page))
    .toEqual(['/offers', '/services/prices']);
  await hide(page);
  await expect
    .poll(() => actsOf(reports, 'cls').concat(actsOf(reports, 'lcp')))
    .toEqual([
      ['/offers', expect.stringMatching(/^(good|middling|slow)$/)],
      ['/offers', expect.stringMatching(/^(good|middling|slow)$/)],
    ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a device that opts out is not counted, nor is automation', phone, async ({ page, context }) => {
  let reports = 0;
  await context.route('**/api/seen', async (route) => {
    reports++;
    await route.fulfill({ status: 204 });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(reports).toBe(0);

  const before = await visitor(context);
  await page.goto('/PrivacyPolicy');
  await expect.poll(() => before.length).toBe(1);
  const later = await visitor(context);
  await page.getByRole('button', { name: 'Don’t count this device' }).click();
  await expect(page.getByRole('button', { name: 'Count this device again' })).toBeVisible();
  await hide(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(later).toEqual([]);
});

test('the first scripts of a page contain no counting', phone, async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) =>
    String(address),
  );
  for (const address of first)
    expect(await (await request.get(address)).text(), address).not.toContain('/api/seen');
  const late = page.waitForRequest(/\/assets\/report-/);
  await page.goto('/');
  expect(await (await request.get((await late).url())).text()).toContain('/api/seen');
});

test('no entry of EasyList or EasyPrivacy blocks a report or a script', phone, async ({ page, context }) => {
  const lists = createRequire(import.meta.url)
    .resolve('ad-block/package.json')
    .replace('package.json', 'test/data/');
  const blocker = await StaticNetFilteringEngine.create();
  await blocker.useLists(
    ['easylist', 'easyprivacy'].map((name) => ({ name, raw: readFileSync(`${lists}${name}.txt`, 'utf8') })),
  );
  const originURL = 'https://salon.example/';
  const isBlocked = (path: string, type: string) =>
    blocker.matchRequest({ originURL, url: new URL(path, originURL).href, type }) !== 0;
  expect(isBlocked('/matomo.js', 'script'), 'a script that the lists know').toBe(true);

  const asked: [path: string, type: string][] = [];
  page.on('request', (request) => asked.push([new URL(request.url()).pathname, request.resourceType()]));
  const reports = await visitor(context);
  await page.goto('/');
  await expect.poll(() => reports.length).toBe(1);
  expect(asked.map(([path]) => path)).toContain('/api/seen');
  // Blockers look at the address and the kind of a request. A list may also know words of what is sent.
  expect(asked.filter(([path, type]) => isBlocked(path, type))).toEqual([]);
  expect(isBlocked(`/api/seen?${new URLSearchParams({ body: JSON.stringify(reports[0]) })}`, 'fetch')).toBe(
    false,
  );
});
