import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { token } from './admin.js';

export { expect } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Console messages that fail a test: errors and warnings. Hydration faults and CSP violations are errors there. */
const isFault = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) &&
  // Only admin-session.spec.ts lets the admin area's worker in: it would answer requests before Playwright can.
  message.text() !== 'Service Worker registration blocked by Playwright';

let expected: RegExp[] = [];
/** Until the test ends, such messages are no fault: it provokes them on purpose, such as a refused login's 401. */
export const expectInConsole = (pattern: RegExp) => void expected.push(pattern);

/** Playwright's test, which fails on any console error or warning and on any uncaught error. */
export const test = base.extend<{ widths: number[]; quietConsole: undefined; visitor: APIRequestContext }>({
  /** The window widths at which a page is checked. */
  widths: [[], { option: true }],
  quietConsole: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const add = (text: string) => expected.some((pattern) => pattern.test(text)) || faults.push(text);
      context.on('console', (message) => {
        if (isFault(message)) add(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => void add(String(error.error())));
      await use(undefined);
      expected = [];
      expect(faults, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  /** Requests of somebody who is not logged in: those of an owner's test would have the owner's cookies. */
  visitor: async ({ playwright, baseURL }, use) => {
    const storageState = { cookies: [], origins: [] };
    const request = await playwright.request.newContext({ baseURL, storageState });
    await use(request);
    await request.dispose();
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto } = page;
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options);
      if (javaScriptEnabled !== false && !options) await page.waitForFunction(isInUse);
      return answer;
    };
    await use(page);
  },
});

/** For tests whose result can't differ by screen size: they run on a phone, where they are most likely to fail. */
export const phone = { tag: '@phone' };

/** A test that starts logged in, in a shared session that it must not end. */
export const ownerTest = test.extend({
  storageState: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const bearer = await token(request);
    const localStorage = [
      { name: 'adminToken', value: bearer },
      { name: 'adminAuthenticated', value: 'true' },
    ];
    // The browser that has logged in has a cookie, too, with which it gets pictures that visitors don't see.
    await request.get('/api/admin/session', { headers: { Authorization: `Bearer ${bearer}` } });
    const { cookies } = await request.storageState();
    await request.dispose();
    await use({ cookies, origins: [{ origin: String(baseURL), localStorage }] });
  },
});

/**
 * Scripts load after the first paint, and React takes a page over piece by piece: until it has a piece, a button there does nothing,
 * and a link leads to what it leads to without scripts. It never has the elements of a post's text.
 */
export function isInUse() {
  const controls = '#root :is(a, button, input, select):not(.post-text *, [contenteditable] *)';
  const isReacts = (element: Element) =>
    Object.keys(element).some((key) => /^__react(Container|Fiber)/.test(key));
  return [...document.querySelectorAll(`#root, ${controls}`)].every(isReacts);
}

/** Once in each document: reading half a megabyte of script takes half as long as a run. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** How many texts of the page as it is now axe has measured, and those that are too pale on their ground. */
export async function measureContrast(page: Page) {
  await loadAxe(page);
  return page.evaluate(async () => {
    const { passes, violations } = await window.axe.run({ runOnly: ['color-contrast'] });
    const texts = (found: typeof passes) => found.flatMap(({ nodes }) => nodes);
    return {
      measured: texts(passes).length,
      pale: texts(violations).map(({ html, failureSummary }) => `${html.slice(0, 100)}: ${failureSummary}`),
    };
  });
}

/** Fails with a readable list when axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page) {
  // A heading that is still fading in would fail the contrast rule.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loadAxe(page);
  // With `resultTypes` all rules run, but details are collected and transferred only for violations.
  const violations = await page.evaluate(
    async () => (await window.axe.run({ resultTypes: ['violations'] })).violations,
  );
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing overflows the window sideways, now and at each of the widths. */
export async function expectNoOverflow(page: Page, ...widths: number[]) {
  // Compared with the viewport's set width: a phone zooms out to show a page that is too wide, so its own width grows too.
  const beyond = async () =>
    (await page.evaluate(() => document.documentElement.scrollWidth)) - Number(page.viewportSize()?.width);
  const place = `pixels beyond the window on ${page.url()}`;
  expect.soft(await beyond(), place).toBeLessThanOrEqual(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await beyond(), `${place}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Between a dialog's last and first control the browser's own may have the focus, but nothing behind the dialog. */
export const keepsFocus = (dialog: Locator) =>
  dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );

/** The chat at the lower right of every page. */
export const chatButton = (page: Page) =>
  page.getByRole('complementary', { name: 'Booking' }).getByRole('link', { name: 'Book on chat' });

/** Keeps what has such an address from the page until the returned function is called, as a slow network does. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await come;
    await route.continue();
  });
  return letThemCome;
}

export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** Where an element is in the window. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
