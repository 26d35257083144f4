import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StaticNetFilteringEngine } from '@gorhill/ubo-core';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

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

test('a visit tells its pages, where it came from, its chats and how fast it was @phone', async ({
  page,
  context,
}) => {
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
  const field = page.getByRole('searchbox', { name: 'Find a service' });
  await field.fill('Zebra stripes');
  await expect(page.getByText('Nothing on the list is called')).toBeVisible();
  await field.blur();
  await expect.poll(() => actsOf(reports, 'unfound')).toEqual([['/services/prices', 'zebra stripes']]);

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

test('a reload, and a tab that the site itself opens, begin no visit @phone', async ({ page, context }) => {
  const reports = await visitor(context);
  const begun = () => reports.filter(isSeen).map((one) => [one.page, one.new]);
  await page.goto('/Academy');
  await expect.poll(begun).toEqual([['/Academy', true]]);
  await page.reload();
  await expect.poll(begun).toHaveLength(2);
  await page.evaluate(() => void window.open('/bridal'));
  await expect.poll(begun).toHaveLength(3);
  expect(begun().slice(1)).toEqual([
    ['/Academy', undefined],
    ['/bridal', undefined],
  ]);
});

test('a course, a bride’s enquiry and the way to the salon are told @phone', async ({ page, context }) => {
  const reports = await visitor(context);
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Map' }));
  const open = async (path: string) => {
    await page.goto(path);
    await expect.poll(() => reports.filter(isSeen).at(-1)?.page).toBe(path);
  };
  await open('/Academy');
  const card = page.getByRole('article').first();
  const course = await card.getByRole('heading').textContent();
  await card.getByRole('link', { name: /^Get in touch/ }).click();
  await expect.poll(() => actsOf(reports, 'chat')).toEqual([['/Academy', course]]);

  await open('/bridal');
  await page.getByRole('link', { name: 'Send on chat' }).click();
  await expect.poll(() => actsOf(reports, 'enquiry')).toEqual([['/bridal', undefined]]);
  expect(actsOf(reports, 'chat').at(-1)).toEqual(['/bridal', undefined]);

  await open('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Get directions$/ })
    .first()
    .click();
  await expect.poll(() => actsOf(reports, 'directions')).toEqual([['/', undefined]]);
});

test('a visit that is sent tells the size of its sum', async ({ page, context }) => {
  const reports = await visitor(context);
  await page.goto('/offers');
  await page
    .getByRole('button', { name: /^Add to visit/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Your visit/ }).click();
  await page.getByRole('link', { name: 'Send on chat' }).click();
  await expect
    .poll(() => actsOf(reports, 'chat'))
    .toEqual([['/offers', expect.stringMatching(/^visit (under 2000|2000 to 5000|over 5000)$/)]]);
});

test('whoever asks not to be counted is not, nor is automation', async ({ page, context }) => {
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
  await page.goto('/PrivacyPolicy');
  await page.getByRole('button', { name: 'Count this device again' }).click();
  await page.goto('/about');
  await expect.poll(() => later.filter(isSeen).map(({ page }) => page)).toEqual(['/about']);
});

test('first scripts have none of it', async ({ page, request }) => {
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

test('no entry of EasyList or EasyPrivacy is for the report, or for a script of the site', async ({
  page,
  context,
}) => {
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
