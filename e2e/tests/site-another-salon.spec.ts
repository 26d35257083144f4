import type { APIRequestContext, Locator } from '@playwright/test';
import { valueAt } from '../../content/dist/paths.js';
import { samplesIn } from '../../content/dist/samples.js';
import { newPhotograph } from '../support/photographs.js';
import { firstEdition, saved, siteTest, untilPublic } from '../support/site.js';
import { expect, phone } from '../support/test.js';

/** The most taps and fields that it may take to make the site another salon's. */
const MOST = 40;

const LOGO = {
  name: 'uma.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#f4e7c5" d="M5 95 150 5l145 90z"/></svg>',
  ),
};
const LIST = `HAIR
Cut 450/-
Oil bath Rs. 900 (45 mins)
Straightening 3,500 onwards
Face
Clean up 600
Fruit facial 800
Hands and feet
Manicure 400
Gel 700
Brides
Bridal look 15000
Saree draping 500`;

siteTest('all sample content is replaced, and no page shows it', phone, async ({ page, visitor }) => {
  siteTest.setTimeout(180_000);
  // What the owner's finger does: taps, and fields that are typed into.
  let used = 0;
  const tap = (place: Locator) => {
    used += 1;
    return place.tap();
  };
  const type = (place: Locator, text: string) => {
    used += 1;
    return place.fill(text);
  };
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const step = async (name: string) => {
    await tap(page.getByRole('main').getByRole('link', { name }).first());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const next = async (name: string) => {
    await saved(page);
    await tap(link(`Next: ${name}`));
  };

  await page.goto('/admin');
  await tap(link(/^\d+ of 12 steps/));
  await expect(page.getByText('0 of 12 steps done')).toBeVisible();
  await tap(button('Remove all samples'));

  await step('Name and logo');
  await type(field('Name of the salon'), 'Uma Beauty');
  await type(field('Tagline'), 'Hair and skin in Madurai.');
  await type(field('Founded in'), '');
  used += 2;
  await page.getByLabel('Choose a logo').setInputFiles(LOGO);
  await expect(page.getByAltText(/as visitors see it$/)).toBeVisible({ timeout: 20_000 });

  await next('How to reach you');
  await type(field('Phone'), '98412 33445');
  await type(field('Address'), '7 West Masi Street, Madurai 625001');

  await next('Hours');
  await type(page.getByLabel('Opens').first(), '09:30');

  await next('Services and prices');
  await type(field('Your price list'), LIST);
  await expect(page.getByText(/^\d+ services read of/)).toBeInViewport();
  await tap(button('Add to the menus (9 services)'));
  await saved(page);
  await tap(link('Make it yours'));
  await tap(button('Make them from my menus'));

  await step('Pictures');
  used += 1 + 5;
  const photographs = await Promise.all(Array.from({ length: 5 }, () => newPhotograph(page)));
  await page.getByLabel('Add pictures').setInputFiles(photographs);
  await expect(page.getByRole('list', { name: 'Our work' }).getByRole('listitem')).toHaveCount(5, {
    timeout: 60_000,
  });

  await next('Words');
  const shown = page.frameLocator('iframe');
  await tap(shown.getByRole('heading', { level: 1 }));
  await type(field('Headline').first(), 'Come as you are');
  await tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' }));
  await tap(page.getByRole('link', { name: 'Words', exact: true }));
  await type(field('The story'), 'My mother cut hair on this street. So do I.');
  await tap(button('Done'));
  await saved(page);
  await tap(link('Make it yours'));
  await expect(page.getByText('12 of 12 steps done')).toBeVisible();
  await saved(page);

  await tap(link(/^Publish: /));
  await expect(page.getByText(/^No longer reachable: .*\/Academy/)).toBeVisible();
  await tap(button('Publish now'));
  await untilPublic(page);
  expect(used).toBeLessThanOrEqual(MOST);

  const { texts, addresses, dead } = await crawl(visitor);
  expect(addresses).toContain('/services/prices');
  expect(dead).toEqual([]);
  expect([...texts].flatMap(([address, text]) => samplesOn(address, text))).toEqual([]);
  const pages = addresses.filter(
    (address) => texts.get(address)?.startsWith('<!') && !UNLINKED.includes(address),
  );
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').getByRole('img', { name: 'Uma Beauty' })).toBeVisible();
  }
  expect(texts.get('/services/prices')).toContain('Bridal look');
  // A pasted service has nothing to unfold.
  const folds = addresses.filter((address) => texts.get(address)?.includes('>More about '));
  expect(folds.filter((address) => address.startsWith('/services/'))).toEqual([]);
  for (const gone of ['/Academy', '/bridal', '/services/spmu'])
    expect((await visitor.get(gone)).status(), gone).toBe(404);
});

/** Pictures and names that are nowhere else. */
const TELLING = [
  'Kadali',
  'kadali',
  '/assets/pictures/',
  '/assets/drawings/emblem',
  '+910000000000',
  'Sketch of',
];
/** A shorter text may be part of what the owner says herself. */
const LONG = 25;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').filter(({ length }) => length > LONG);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const first = firstEdition();
const samples = samplesIn(first).map(({ step, path }) => ({ step, texts: textsIn(valueAt(first, path)) }));
const SAMPLES = new Set(samples.flatMap(({ texts }) => texts));
/** The words of a page that is switched off are kept for the day on which it is switched on. */
const OFF = new Set(samples.flatMap(({ step, texts }) => (step === 'bridal' ? texts : [])));

/** What a page or a file still has of the sample salon. */
function samplesOn(address: string, text: string): string[] {
  const inHtml = (sample: string) => sample.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  return [...TELLING, ...SAMPLES]
    .filter((sample) => address !== '/api/site' || !OFF.has(sample))
    .filter((sample) =>
      [sample, inHtml(sample), JSON.stringify(sample).slice(1, -1)].some((form) => text.includes(form)),
    )
    .map((sample) => `${address}: ${sample}`);
}

const SITE = new URL(process.env.BASE_URL ?? '').origin;
/** Asked for although no page leads there. */
const UNLINKED = ['/404', '/favicon.ico', '/page-data/404.json', '/page-data/blog.json'];

/** Every address that the site itself names, from a handful of known ones on, with what it answers. */
async function crawl(visitor: APIRequestContext) {
  const texts = new Map<string, string>();
  /** Links that lead to nothing. */
  const dead: string[] = [];
  const left = ['/', '/blog', '/404', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/site'];
  left.push('/rss.xml', '/favicon.ico', '/page-data/descriptions.json', '/page-data/edition.json');
  for (let address = left.pop(); address; address = left.pop()) {
    if (texts.has(address)) continue;
    const answer = await visitor.get(address);
    const type = answer.headers()['content-type'] ?? '';
    const text = /html|json|xml|text|svg|javascript/.test(type) ? await answer.text() : '';
    texts.set(address, text);
    if (answer.status() === 404 && !UNLINKED.includes(address)) dead.push(address);
    if (/javascript|svg/.test(type)) continue;
    const named = text.matchAll(
      /(?:href|src|content|srcset)="([^"]+)"|<loc>([^<]+)<\/loc>|"(?:src|path|to)":"([^"]+)"/g,
    );
    for (const [, ...found] of named) {
      const link = found.find(Boolean) ?? '';
      if (!/^(https?:|\/)/.test(link)) continue;
      const { origin, pathname } = new URL(link.split(' ')[0] ?? '', SITE);
      if (origin === SITE && !pathname.startsWith('/admin')) left.push(pathname);
    }
    if (/html/.test(type) && answer.ok()) left.push(`/page-data${address === '/' ? '/index' : address}.json`);
  }
  return { texts, addresses: [...texts.keys()], dead };
}
