import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import type { components } from '../../frontend/shared/contract/blog-service.js';
import { readAsOwner } from '../support/admin.js';
import { FIREFOX } from '../support/browsers.js';
import { canStopParts, startAll, startPart, state, stopPart } from '../support/parts.js';
import { SiteOwner } from '../support/site.js';
import { expect, test } from '../support/test.js';

// What visitors do on the whole site, and what the owner reads of it.

type Counts = components['schemas']['Counts'];

const run = randomUUID();
/** Browsers that nobody else has, so that a log or a backup would tell of them. */
const agents = [1, 2, 3].map(
  (n) =>
    `Mozilla/5.0 (Linux; Android 15; Phone ${n}-${run}) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36`,
);
const addresses = [1, 2, 3].map((n) => `127.9.${n}.77`);

/** Sends a browser's requests on from an address of its own. */
async function roadFrom(localAddress: string): Promise<string> {
  const road = http.createServer((asked, answer) => {
    const { port, pathname, search } = new URL(String(asked.url));
    const { method, headers } = asked;
    const options = { host: '127.0.0.1', port, path: pathname + search, method, headers, localAddress };
    const onward = http.request({ ...options, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => road.listen(0, '127.0.0.1', ready));
  road.unref();
  return `http://127.0.0.1:${(road.address() as AddressInfo).port}`;
}

const notAutomated = () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });

/** The page of somebody with this browser at this address; without one it is headless Chromium, which says so. */
async function visit(browser: Browser, address = '127.9.9.77', userAgent?: string): Promise<Page> {
  const proxy = { server: await roadFrom(address), bypass: '<-loopback>' };
  const context = await browser.newContext({ proxy, ...(userAgent && { userAgent }) });
  await context.addInitScript(notAutomated);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  return context.newPage();
}

/** Waits until the report of an act has been answered. */
const reported = (page: Page, kind: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/seen') && answer.request().postData()?.includes(`"${kind}"`) === true,
  );

async function see(page: Page, path: string) {
  const seen = reported(page, 'seen');
  await page.goto(path);
  expect((await seen).status()).toBe(204);
}

/** How much was counted today, by kind and name; speeds come when they like. */
async function sums(request: APIRequestContext): Promise<Record<string, number>> {
  const counts: Counts = await readAsOwner(request, '/api/counts?period=week');
  const today = counts.days.at(-1);
  const isSpeed = (kind: string) => ['lcp', 'inp', 'cls'].includes(kind);
  return Object.fromEntries([
    ['visitor', today?.visitors ?? 0],
    ...counts.kinds.filter(({ kind }) => !isSpeed(kind)).map(({ kind, n }) => [kind, n]),
    ...counts.names.filter(({ kind }) => !isSpeed(kind)).map(({ kind, name, n }) => [`${kind} ${name}`, n]),
  ]);
}

/** What has come since, without what hasn't changed. */
async function since(request: APIRequestContext, before: Record<string, number>) {
  const now = await sums(request);
  return Object.fromEntries(
    Object.entries(now)
      .map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
}

test.describe('counting', () => {
  test.skip(!canStopParts, 'needs the processes of a native site');
  test.beforeAll(async ({ request }) => {
    const owner = new SiteOwner(request);
    const { content } = await owner.published();
    const window = { id: 'window', name: 'Shop window', address: 'window', leadsTo: '/offers' };
    await owner.publish({ ...content, shortcuts: [window] });
  });
  test.afterAll(async ({ request }) => {
    await startAll(request);
    await new SiteOwner(request).restore();
  });

  test('three visitors are counted exactly, robots and prepared pages are not', async ({
    browser,
    request,
  }) => {
    await expect
      .poll(async () => (await request.get('/go/window', { maxRedirects: 0 })).headers().location)
      .toMatch(/\/offers\?from=window$/);
    const before = await sums(request);

    const one = await visit(browser, addresses[0], agents[0]);
    await see(one, '/go/window');
    await expect(one).toHaveURL(/\/offers$/);
    const card = one.getByRole('article').first();
    const offer = await card.getByRole('heading').textContent();
    const chat = reported(one, 'chat');
    await card.locator('a[href^="https://wa.me/"]').click();
    await chat;
    await one.close();

    const two = await visit(browser, addresses[1], agents[1]);
    await see(two, '/services/prices');
    const field = two.getByRole('searchbox', { name: 'Find a service' });
    await field.fill('Zebra stripes');
    await expect(two.getByText('Nothing on the list is called')).toBeVisible();
    const unfound = reported(two, 'unfound');
    await field.blur();
    await unfound;
    await two.close();

    const robot = await visit(browser);
    await see(robot, '/about');
    await robot.close();

    // What is counted is written when the service stops. What comes while it is away is dropped, and no visitor sees that.
    stopPart('blog-service');
    const three = await visit(browser, addresses[2], agents[2]);
    await see(three, '/about');
    await startPart(request, 'blog-service');
    await see(three, '/Academy');
    await three.close();

    const walked = {
      ...{ visit: 3, visitor: 3, seen: 3 },
      ...{ 'seen /offers': 1, 'seen /services/prices': 1, 'seen /Academy': 1 },
      ...{ tag: 1, 'tag window': 1, chat: 1, [`chat ${offer}`]: 1, unfound: 1, 'unfound zebra stripes': 1 },
    };
    expect(await since(request, before)).toEqual(walked);
  });

  test('a page that Chromium prepares is counted when it is opened', async ({ request, baseURL }) => {
    // By Puppeteer, as Playwright ends what Chromium prepares.
    const chromium = await puppeteer.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No script of ours would run in the prepared page, so the browser itself doesn't say that it is automated.
        '--disable-blink-features=AutomationControlled',
        `--user-agent=${agents[2]}`,
      ],
    });
    try {
      const page = await chromium.newPage();
      await page.setBypassCSP(true);
      const before = await sums(request);
      await page.goto(`${baseURL}/about`);
      await expect.poll(() => since(request, before)).toMatchObject({ 'seen /about': 1 });
      await page.evaluate(() => {
        const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
        rules.textContent = JSON.stringify({ prerender: [{ urls: ['/Academy'], eagerness: 'immediate' }] });
        document.head.append(rules);
      });
      // Long enough for the prepared page to have loaded its scripts.
      await pause(4_000);
      expect(await since(request, before)).not.toHaveProperty('seen /Academy');
      await page.evaluate(() => {
        location.href = '/Academy';
      });
      await expect.poll(() => since(request, before)).toMatchObject({ visit: 1, 'seen /Academy': 1 });
      const activated = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return Reflect.get(entry ?? {}, 'activationStart') as number;
      });
      expect(activated, 'it was really prepared').toBeGreaterThan(1_000);
    } finally {
      await chromium.close();
    }
  });

  test('a page that Firefox brings back from its back-forward cache is seen again', async ({
    request,
    baseURL,
  }) => {
    // Headless Chromium has no such cache.
    const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
    try {
      const page = await firefox.newPage();
      await page.evaluateOnNewDocument(notAutomated);
      const before = await sums(request);
      for (const path of ['/about', '/Academy']) {
        await page.goto(`${baseURL}${path}`);
        await expect.poll(() => since(request, before)).toHaveProperty(`seen ${path}`, 1);
      }
      await page.evaluate(() => history.back());
      await expect.poll(() => since(request, before)).toHaveProperty('seen /about', 2);
      // A page that was loaded anew would be another visit.
      expect(await since(request, before)).toMatchObject({ visit: 2, seen: 3 });
    } finally {
      await firefox.close();
    }
  });

  test('neither logs nor a backup of the databases tell who it was', async () => {
    const files = readdirSync(join(state, 'logs')).map((name) => join(state, 'logs', name));
    for (const file of files)
      for (const trace of [run, ...addresses]) expect(readFileSync(file, 'utf8'), file).not.toContain(trace);
    // The front door's log has requests for pages and files, with the network alone, and nothing of reports.
    const log = readFileSync(join(state, 'nginx/access.log'), 'utf8');
    for (const trace of ['/api/seen', run, ...addresses]) expect(log).not.toContain(trace);
    const folder = mkdtempSync(join(tmpdir(), 'salon-backups-'));
    execFileSync('../ops/backup', ['native', 'make'], { env: { ...process.env, BACKUP_DIR: folder } });
    execFileSync('bash', ['-c', 'tar -xf *.tar && gunzip *.gz'], { cwd: folder });
    const dump = readdirSync(folder)
      .filter((name) => !name.endsWith('.tar'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');
    rmSync(folder, { recursive: true });
    expect(dump).toContain('zebra stripes');
    for (const trace of [run, ...addresses]) expect(dump).not.toContain(trace);
  });
});
