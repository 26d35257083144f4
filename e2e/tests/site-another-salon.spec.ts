import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newPhotograph } from '../support/photographs.js';
import { firstEdition, saved, siteTest } from '../support/site.js';
import { expect, phone } from '../support/test.js';

/** The most taps and fields that it may take to make the site another salon's. */
const MOST = 120;

const LOGO = {
  name: 'uma.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#f4e7c5" d="M5 95 150 5l145 90z"/></svg>',
  ),
};
const LIST = [
  ...[
    'HAIR',
    'Cut 450/-',
    'Cut with wash 650/-',
    'Oil bath Rs. 900 (45 mins)',
    'Straightening 3,500 onwards',
  ],
  ...['Fringe 150', 'Ironing 400', 'Root colour 800', 'Whole colour 2,500'],
  ...[
    'Face',
    'Clean up 600',
    'Fruit facial 800',
    'Gold facial 1200',
    'Detan 500',
    'Bleach 300',
    'Threading 50',
  ],
  ...['Upper lip 30', 'Face massage 700'],
  ...[
    'Hands and feet',
    'Manicure 400',
    'Pedicure 500',
    'Polish 150',
    'Gel 700',
    'Heel care 350',
    'Arms wax 350',
  ],
  ...['Legs wax 450', 'Mehendi 1000'],
  ...['Brides', 'Bridal look 15000', 'Trial 1500', 'Engagement 8000', 'Saree draping 500', 'Party look 2500'],
  'Hair do 700',
].join('\n');

/** Counts what the owner's finger does: taps, and fields that are typed into. */
class Finger {
  used = 0;
  tap(place: Locator) {
    this.used += 1;
    return place.tap();
  }
  type(place: Locator, text: string) {
    this.used += 1;
    return place.fill(text);
  }
}

siteTest(
  'a phone makes the site another salon’s, and nothing of the sample is left',
  phone,
  async ({ page, visitor }) => {
    siteTest.setTimeout(180_000);
    const finger = new Finger();
    const link = (name: string | RegExp) => page.getByRole('link', { name });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const step = async (name: string) => {
      await finger.tap(link(name).first());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const back = async () => {
      await saved(page);
      await finger.tap(page.getByRole('main').getByRole('link', { name: 'Site', exact: true }));
      await finger.tap(link(/^\d+ of 10 steps/));
    };
    const leaveOut = (name: string) => finger.tap(button(`Leave the samples out of ${name}`));

    await page.goto('/admin');
    await finger.tap(link(/^\d+ of 10 steps/));
    await expect(page.getByText('0 of 10 steps done')).toBeVisible();

    await step('Name and logo');
    await finger.type(field('Name of the salon'), 'Uma Beauty');
    await finger.type(field('Tagline'), 'Hair and skin in Madurai.');
    await finger.type(field('Founded in'), '');
    finger.used += 2;
    await page.getByLabel('Choose a logo').setInputFiles(LOGO);
    await expect(page.getByAltText(/as visitors see it$/)).toBeVisible({ timeout: 20_000 });
    await back();

    await leaveOut('How to reach you');
    await step('How to reach you');
    await finger.type(field('Phone'), '98412 33445');
    await finger.type(field('Address'), '7 West Masi Street, Madurai 625001');
    await back();

    await step('Hours');
    await finger.type(page.getByLabel('Opens').first(), '09:30');
    await back();

    await leaveOut('Services and prices');
    await step('Services and prices');
    await finger.type(field('Your price list'), LIST);
    await finger.tap(button('Read it'));
    await finger.tap(button('Add to the menus (30 services)'));
    await back();

    await leaveOut('Pictures');
    await step('Pictures');
    finger.used += 1 + 5;
    const photographs = await Promise.all(Array.from({ length: 5 }, () => newPhotograph(page)));
    await page.getByLabel('Add pictures').setInputFiles(photographs);
    await expect(page.getByRole('list', { name: 'your work' }).getByRole('listitem')).toHaveCount(5, {
      timeout: 60_000,
    });
    await back();

    await leaveOut('Words');
    await step('Words');
    await finger.tap(link('Home').last());
    await finger.type(
      page.getByRole('group', { name: 'The opening' }).getByLabel('Headline'),
      'Come as you are',
    );
    await saved(page);
    await finger.tap(page.getByRole('main').getByRole('link', { name: 'Words' }));
    await finger.tap(link('About').last());
    await finger.type(field('The story'), 'My mother cut hair on this street. So do I.');
    await saved(page);
    await finger.tap(page.getByRole('main').getByRole('link', { name: 'Words' }));
    await back();

    await leaveOut('What people say');
    await leaveOut('Questions');
    await finger.tap(button('We don’t do this : Offers'));
    await finger.tap(button('We don’t do this : Academy'));
    await expect(page.getByText('10 of 10 steps done')).toBeVisible();
    await saved(page);

    await finger.tap(link(/^Publish: /));
    await finger.tap(button('Publish now'));
    await expect(page.getByRole('heading', { name: /Visitors see it now\.$/ })).toBeFocused({
      timeout: 30_000,
    });
    expect(finger.used).toBeLessThanOrEqual(MOST);

    const { texts, addresses } = await crawl(visitor);
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/services', '/about', '/sitemap.xml', '/rss.xml']),
    );
    const told = samples();
    const found = [...texts].flatMap(([address, text]) =>
      told.filter((sample) => text.includes(sample)).map((sample) => `${address}: ${sample}`),
    );
    expect(found).toEqual([]);
    expect(texts.get('/services/prices')).toContain('Bridal look');
    expect((await visitor.get('/Academy')).status()).toBe(404);
    expect((await visitor.get('/services/spmu')).status()).toBe(404);
    await expectLogoEverywhere(page);
  },
);

/** What only the sample salon says: its names, numbers and pictures, and every longer text. */
function samples(): string[] {
  const { contact, menus, services, pages: _, ...others } = firstEdition();
  const long = textsIn([others, menus, services]).filter((text) => text.length > 25 && !GENERAL.has(text));
  const written = [...long, ...Object.values(contact).filter(Boolean)];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  return [
    ...[
      'Kadali',
      'kadali',
      'Beauty, unhurried',
      '/assets/pictures/',
      '/assets/drawings/emblem',
      '+910000000000',
    ],
    ...written.flatMap((text) => [...new Set([text, escaped(text), JSON.stringify(text).slice(1, -1)])]),
  ];
}

/** Longer texts that are every salon's. */
const { everywhere, visit, bridal, academy, privacy } = firstEdition().words;
const GENERAL = new Set([
  ...Object.values(everywhere),
  ...[visit.outsideHours, visit.patchTest, visit.advance, bridal.link],
  ...[...Object.values(bridal.message), ...bridal.checklist.items],
  ...Object.values(academy.program),
  ...[privacy.counting.text, 'Have a question about this?'],
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Every address that the site itself names, from a handful of known ones on, with what it answers. */
async function crawl(visitor: APIRequestContext) {
  const texts = new Map<string, string>();
  const left = [
    '/',
    '/blog',
    '/404',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/api/site',
    '/rss.xml',
    '/favicon.ico',
  ];
  left.push('/page-data/descriptions.json', '/page-data/edition.json');
  for (let address = left.pop(); address; address = left.pop()) {
    if (texts.has(address)) continue;
    const answer = await visitor.get(address);
    const isText = /html|json|xml|text|svg|javascript/.test(answer.headers()['content-type'] ?? '');
    const text = isText ? await answer.text() : '';
    texts.set(address, text);
    if (/javascript|svg/.test(answer.headers()['content-type'] ?? '')) continue;
    const named = text.matchAll(
      /(?:href|src|content|srcset)="([^"]+)"|<loc>([^<]+)<\/loc>|"(?:src|path|to)":"([^"]+)"/g,
    );
    for (const [, href, loc, path] of named) {
      const { origin, pathname } = new URL(
        (href ?? loc ?? path ?? '').split(' ')[0] ?? '',
        'http://localhost:8080',
      );
      if (origin === 'http://localhost:8080' && !pathname.startsWith('/admin')) left.push(pathname);
    }
    if (/html/.test(answer.headers()['content-type'] ?? '') && answer.ok())
      left.push(`/page-data${address === '/' ? '/index' : address}.json`);
  }
  return { texts, addresses: [...texts.keys()] };
}

async function expectLogoEverywhere(page: Page) {
  for (const address of ['/', '/about', '/services', '/services/hair', '/services/prices', '/blog']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').getByRole('img', { name: 'Uma Beauty' })).toBeVisible();
  }
}
