import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium, expect, type Page, test } from '@playwright/test';

const { BASE_URL, PORT, TLS_DIR } = process.env;
const site = new URL(String(BASE_URL));

/** Chromium trusts only the certificate made for the test. It speaks HTTP/3 from the first request, or not at all. */
async function inBrowser<T>(over: 'h2' | 'h3', look: (page: Page) => Promise<T>): Promise<T> {
  const { publicKey } = new X509Certificate(readFileSync(`${TLS_DIR}/fullchain.pem`));
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${pin}`];
  if (over === 'h3') args.splice(args.indexOf('--disable-quic'), 1, `--origin-to-force-quic-on=${site.host}`);
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    return await look(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** The protocol that brought the open page, and its size on the line in bytes. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [{ nextHopProtocol, transferSize }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[] as [PerformanceNavigationTiming];
    return { protocol: nextHopProtocol, bytes: transferSize };
  });

test('a page is the same over HTTP/3 as over HTTP/2, with the same headers', async () => {
  const seen = (over: 'h2' | 'h3') =>
    inBrowser(over, async (page) => {
      const answer = await page.goto(`${site.origin}/about`);
      if (!answer) throw new Error('There is no answer.');
      expect([answer.status(), (await arrival(page)).protocol]).toEqual([200, over]);
      const { date, 'x-request-id': id, ...lasting } = await answer.allHeaders();
      // QPACK's table has some values in lower case.
      return { text: await answer.text(), headers: JSON.stringify(lasting).toLowerCase() };
    });
  const three = await seen('h3');
  expect(three.text).toContain('<h1');
  expect(three).toEqual(await seen('h2'));
});

test('HTTP/3 is announced over HTTPS, at the public port, and not over HTTP', async ({ playwright }) => {
  const client = await playwright.request.newContext({ ignoreHTTPSErrors: true, maxRedirects: 0 });
  const tls = await client.get(site.href);
  expect(tls.headers()['alt-svc']).toBe(`h3=":${site.port}"; ma=86400`);
  const plain = await client.get(`http://localhost:${PORT}/`);
  expect([plain.status(), plain.headers()['alt-svc']]).toEqual([301, undefined]);
  await client.dispose();
});
