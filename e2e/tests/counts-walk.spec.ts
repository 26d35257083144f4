import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { components } from '../../frontend/shared/contract/blog-service.js';
import { readAsOwner } from '../support/admin.js';
import { canStopParts, startAll, startPart, state, stopPart } from '../support/parts.js';
import { SiteOwner } from '../support/site.js';
import { expect, test } from '../support/test.js';

// From a visitor's page to the owner's numbers, through every part.

type Counts = components['schemas']['Counts'];

const run = randomUUID();
/** A browser that nobody else has, so that a log or a backup would tell of it. */
const agent = `Mozilla/5.0 (Linux; Android 15; Phone ${run}) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36`;
const address = '127.9.1.77';

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

/** The page of somebody with this browser at this address; without one it is headless Chromium, which says so. */
async function visit(browser: Browser, localAddress: string, userAgent?: string): Promise<Page> {
  const proxy = { server: await roadFrom(localAddress), bypass: '<-loopback>' };
  const context = await browser.newContext({ proxy, ...(userAgent && { userAgent }) });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
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

  test('a visitor is counted exactly, and a robot is not', async ({ browser, request }) => {
    await expect
      .poll(async () => (await request.get('/go/window', { maxRedirects: 0 })).headers().location)
      .toMatch(/\/offers\?from=window$/);
    const before = await sums(request);

    const visitor = await visit(browser, address, agent);
    await see(visitor, '/go/window');
    await expect(visitor).toHaveURL(/\/offers$/);
    const card = visitor.getByRole('article').first();
    const offer = await card.getByRole('heading').textContent();
    const chat = reported(visitor, 'chat');
    await card.locator('a[href^="https://wa.me/"]').click();
    await chat;
    await see(visitor, '/services/prices');
    const field = visitor.getByRole('searchbox', { name: 'Find a service' });
    await field.fill('Zebra stripes');
    await expect(visitor.getByText('Nothing on the list is called')).toBeVisible();
    const unfound = reported(visitor, 'unfound');
    await field.blur();
    await unfound;

    const robot = await visit(browser, '127.9.9.77');
    await see(robot, '/about');
    await robot.close();

    // What is counted is written when the service stops. What comes while it is away is dropped, and no visitor sees that.
    stopPart('blog-service');
    await see(visitor, '/about');
    await startPart(request, 'blog-service');
    await see(visitor, '/Academy');

    await see(visitor, '/PrivacyPolicy');
    await visitor.getByRole('button', { name: 'Don’t count this device' }).click();
    await expect(visitor.getByRole('button', { name: 'Count this device again' })).toBeVisible();
    await visitor.goto('/offers', { waitUntil: 'networkidle' });
    await visitor.close();

    const walked = {
      // The salt by which a visitor is known again goes with the service.
      ...{ visit: 4, visitor: 2, seen: 4 },
      ...{ 'seen /offers': 1, 'seen /services/prices': 1, 'seen /Academy': 1, 'seen /PrivacyPolicy': 1 },
      ...{ tag: 1, 'tag window': 1, chat: 1, [`chat ${offer}`]: 1, unfound: 1, 'unfound zebra stripes': 1 },
    };
    expect(await since(request, before)).toEqual(walked);
  });

  test('neither the logs nor a backup of the databases identify a visitor', async () => {
    const files = readdirSync(join(state, 'logs')).map((name) => join(state, 'logs', name));
    for (const file of files)
      for (const trace of [run, address]) expect(readFileSync(file, 'utf8'), file).not.toContain(trace);
    // The front door's log has requests for pages and files, with the network alone, and nothing of reports.
    const log = readFileSync(join(state, 'nginx/access.log'), 'utf8');
    for (const trace of ['/api/seen', run, address]) expect(log).not.toContain(trace);
    const folder = mkdtempSync(join(tmpdir(), 'salon-backups-'));
    execFileSync('../ops/backup', ['native', 'make'], { env: { ...process.env, BACKUP_DIR: folder } });
    execFileSync('bash', ['-c', 'tar -xf *.tar && gunzip *.gz'], { cwd: folder });
    const dump = readdirSync(folder)
      .filter((name) => !name.endsWith('.tar'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');
    rmSync(folder, { recursive: true });
    expect(dump).toContain('zebra stripes');
    for (const trace of [run, address]) expect(dump).not.toContain(trace);
  });
});
