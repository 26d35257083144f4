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

const HOME = 'Menus and prices on the home page';
/** The headings of the list, which are her menus. */
const MENUS = ['HAIR', 'Face', 'Hands and feet', 'Brides'];

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
      await finger.tap(link(/^\d+ of 11 steps/));
    };
    const leaveOut = async (name: string) => {
      await finger.tap(button(`Leave the samples out of ${name}`));
      await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Leave out', exact: true }));
    };

    await page.goto('/admin');
    await finger.tap(link(/^\d+ of 11 steps/));
    await expect(page.getByText('0 of 11 steps done')).toBeVisible();

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

    await leaveOut(HOME);
    await finger.tap(button('Make them from the menus for the home page'));

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
    await expect(page.getByText('11 of 11 steps done')).toBeVisible();
    await saved(page);

    await expect(
      page.getByText(/visitors do not see it: the page “Terms & Conditions”, the page “Privacy Policy”/),
    ).toBeVisible();
    await finger.tap(link(/^Publish: /));
    await expect(
      page.getByText(/^No longer reachable: .*\/TermsAndConditions, \/PrivacyPolicy/),
    ).toBeVisible();
    await finger.tap(button('Publish now'));
    await expect(page.getByRole('heading', { name: /Visitors see it now\.$/ })).toBeFocused({
      timeout: 30_000,
    });
    expect(finger.used).toBeLessThanOrEqual(MOST);

    const { texts, addresses, dead } = await crawl(visitor);
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/services', '/about', '/sitemap.xml', '/rss.xml']),
    );
    expect(dead).toEqual([]);
    expect([...texts].flatMap(([address, text]) => samplesOn(address, text))).toEqual([]);
    const pages = addresses.filter(
      (address) => texts.get(address)?.startsWith('<!') && !UNLINKED.includes(address),
    );
    for (const address of pages) await expectHeadingsOverSomething(page, address);
    await page.goto('/');
    const footer = page.getByRole('navigation', { name: 'Services', exact: true });
    await expect(footer.getByRole('link')).toHaveText(MENUS);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: 'Brides' }),
    ).toBeVisible();
    expect(texts.get('/services/prices')).toContain('Bridal look');
    for (const gone of ['/Academy', '/services/spmu', '/TermsAndConditions', '/PrivacyPolicy'])
      expect((await visitor.get(gone)).status(), gone).toBe(404);
    await expectLogoEverywhere(page);
  },
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

/** Pictures and names that are nowhere else. */
const TELLING = ['Kadali', 'kadali', '/assets/pictures/', '/assets/drawings/emblem', '+910000000000'];
/** A shorter text may be part of what the owner says; as all of an element, or as a value of the data, it is the sample's. */
const LONG = 25;

/** What a page or a file still has of the sample salon. */
function samplesOn(address: string, text: string): string[] {
  const found = SAMPLES.filter((sample) =>
    sample.length > LONG
      ? [sample, escaped(sample), JSON.stringify(sample).slice(1, -1)].some((form) => text.includes(form))
      : text.includes(`>${escaped(sample)}<`) || text.includes(`:${JSON.stringify(sample)}`),
  );
  return [...TELLING.filter((word) => text.includes(word)), ...found].map(
    (sample) => `${address}: ${sample}`,
  );
}

/** What leads elsewhere, sorts, or says how long something takes. */
const NO_WORDS =
  /^(id|menu|service|services|address|former|image|pages|updated|duration|group|category|kind|from|until|founded|opens|closes)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (NO_WORDS.test(key) ? [] : textsIn(part)));
}

/** Interface: what buttons and messages say, the names of the pages and the headings of their sections. */
const { words, menus, services, pages: _, ...others } = firstEdition();
const { navigation, everywhere, visit, bridal, academy, privacy, home, about, notFound, footer } = words;
const { title: _title, ...homeHero } = home.hero;
const INTERFACE = new Set([
  ...textsIn([
    navigation,
    everywhere,
    footer,
    bridal.message,
    bridal.checklist,
    academy.program,
    privacy.counting,
  ]),
  ...[visit.outsideHours, visit.patchTest, visit.advance, bridal.link, homeHero.more, about.hero.services],
  ...[notFound.home, notFound.services, notFound.offers, about.people.asked, words.offers.intro.book],
  ...textsIn([words.services.menu, bridal.functions.kinds, bridal.wishes.items]),
  ...[words.services.intro.link, words.services.intro.prices, home.work.linkText],
  ...Object.values(words).flatMap((page) => ('name' in page ? page.name : [])),
  ...[about, words.services, words.prices, words.offers, bridal, academy].map(({ hero }) => hero.title),
  ...[home.testimonials, home.work, home.contact, home.people, about.story, about.values].map(
    ({ title }) => title,
  ),
  ...[about.people, words.services.promises, bridal.functions, bridal.wishes].map(({ title }) => title),
  ...[words.terms.title, words.privacy.title],
]);
const { landmark, parking, ...numbers } = others.contact;
/** Every text of the first edition, but for the interface and for what this owner says herself. */
const SAMPLES = [
  ...new Set(
    textsIn([{ ...others, contact: null }, words, Object.values(services), menus, landmark, parking]),
  ),
  ...Object.values(numbers).filter(Boolean),
].filter((text) => !INTERFACE.has(text) && !LIST.includes(text));

/** No heading of the page is empty, or followed by nothing before the next one of its rank. */
async function expectHeadingsOverSomething(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bare = await page.getByRole('main').evaluate((main) => {
    const SAYS = 'p, li, a, button, img, svg, input, dd, address, small, table, blockquote, h1, h2, h3';
    const all = [...main.querySelectorAll(SAYS)].filter(
      (one) => one.textContent?.trim() || one.matches('img, svg, input'),
    );
    const headings = [...main.querySelectorAll('h1, h2, h3')];
    return headings.flatMap((heading) => {
      const rest = all.filter(
        (one) => heading.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const [next] = rest;
      const isBare = !next || (/^H/.test(next.tagName) && next.tagName <= heading.tagName);
      return isBare || !heading.textContent?.trim() ? [`${heading.tagName} ${heading.textContent}`] : [];
    });
  });
  expect(bare, address).toEqual([]);
}

const SITE = new URL(process.env.BASE_URL ?? '').origin;
/** Asked for although no page leads there. */
const UNLINKED = ['/404', '/favicon.ico', '/page-data/404.json', '/page-data/blog.json'];

/** Every address that the site itself names, from a handful of known ones on, with what it answers. */
async function crawl(visitor: APIRequestContext) {
  const texts = new Map<string, string>();
  /** Links that lead to nothing. */
  const dead: string[] = [];
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
    if (answer.status() === 404 && !UNLINKED.includes(address)) dead.push(address);
    if (/javascript|svg/.test(answer.headers()['content-type'] ?? '')) continue;
    const named = text.matchAll(
      /(?:href|src|content|srcset)="([^"]+)"|<loc>([^<]+)<\/loc>|"(?:src|path|to)":"([^"]+)"/g,
    );
    for (const [, href, loc, path] of named) {
      if (!/^(https?:|\/)/.test(href ?? loc ?? path ?? '')) continue;
      const { origin, pathname } = new URL((href ?? loc ?? path ?? '').split(' ')[0] ?? '', SITE);
      if (origin === SITE && !pathname.startsWith('/admin')) left.push(pathname);
    }
    if (/html/.test(answer.headers()['content-type'] ?? '') && answer.ok())
      left.push(`/page-data${address === '/' ? '/index' : address}.json`);
  }
  return { texts, addresses: [...texts.keys()], dead };
}

async function expectLogoEverywhere(page: Page) {
  for (const address of ['/', '/about', '/services', '/services/hair', '/services/prices', '/blog']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').getByRole('img', { name: 'Uma Beauty' })).toBeVisible();
  }
}
