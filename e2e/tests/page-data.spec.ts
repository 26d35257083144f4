import { expect, expectInConsole, test } from '../support/test.js';

test('the way to another page is one small request, begun before the tap', async ({ page }) => {
  await page.goto('/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.startsWith('/page-data/')) asked.push(pathname);
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hair Texture' });
  await link.scrollIntoViewIfNeeded();
  const data = page.waitForResponse('**/page-data/services/Texture.json');
  await link.focus();
  expect((await (await data).body()).length).toBeLessThan(10_000);
  await link.click();
  await expect(page).toHaveTitle(/Smoothing/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['/page-data/services/Texture.json']));
});

test('a page without its data is opened as a document', async ({ page }) => {
  expectInConsole(/page-data/);
  await page.goto('/about');
  await page.route('**/page-data/**', (route) => route.abort());
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Explore services' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
});

test('the script that leads to other pages is asked for again by the next tap', async ({ page }) => {
  expectInConsole(/browser-loaders/);
  const script = '**/assets/browser-loaders-*.js';
  let failed = 0;
  await page.route(script, (route) => {
    failed++;
    return route.abort();
  });
  await page.goto('/');
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.unroute(script);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('every page carries what it shows and nothing of the others', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  const prices = (html: string) => new Set(html.match(/₹\d[\d,]*/g)).size;
  const [home, spmu, list] = [await text('/'), await text('/services/spmu'), await text('/services/prices')];
  expect(spmu).toContain('Microblading');
  expect(home).not.toContain('Microblading');
  // Home has one price for each of its five menus, and neither the services nor the prices of the list.
  expect(prices(list)).toBeGreaterThan(20);
  expect(prices(home)).toBeLessThanOrEqual(5);
  expect(home).not.toContain('"rupees"');
  // The price list also searches descriptions, but loads them only at the first search.
  expect(list).not.toContain('muhurtham');
});
