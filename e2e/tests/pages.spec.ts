import { pages, servicePages } from '../support/pages.js';
import { expect, expectAccessible, test } from '../support/test.js';

const WIDTHS = { phone: [320, 360, 768], desktop: [1280, 1920] };

for (const { path, title, names } of pages) {
  test(`${path} shows what the specification names, fits every width and is accessible`, async ({ page }, {
    project,
  }) => {
    for (const width of project.name === 'phone' ? WIDTHS.phone : WIDTHS.desktop) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const name of names) {
        await expect(
          page.getByRole('main').getByRole('heading', { name, exact: true }).first(),
        ).toBeVisible();
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('link', { name: 'Chat with us', exact: true })).toBeInViewport();
    }
    await expectAccessible(page);
  });
}

test('every link leads somewhere: pages exist, chat, phone and mail links are well formed', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name === 'phone', 'the links are the same at every width');
  const found = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) found.add(href);
  }
  const internal = [...found].filter((href) => href.startsWith('/'));
  expect(internal.length).toBeGreaterThan(15);
  for (const href of internal) expect((await request.get(href)).status(), href).toBe(200);
  for (const href of [...found].filter((href) => !href.startsWith('/') && !href.startsWith('#'))) {
    expect(href).toMatch(/^(https:\/\/|tel:\+\d{10,}$|mailto:[^@\s]+@[^@\s]+$)/);
    if (href.startsWith('https://wa.me/')) {
      expect(new URL(href).pathname).toMatch(/^\/\d{10,}$/);
      expect(new URL(href).searchParams.get('text')).toMatch(/^Hi! \S/);
    }
  }
});

for (const path of servicePages) {
  test(`${path}: each card books its own service, with its price, in a new tab`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'the cards are the same at every width');
    await page.goto(path);
    const cards = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Book This Service/ }) });
    expect(await cards.count()).toBeGreaterThanOrEqual(6);
    for (const card of await cards.all()) {
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await expect(card).toContainText(/Duration/);
      await expect(card).toContainText(/Best for/);
      await expect(card.getByRole('listitem').first()).toBeVisible();
      const book = card.getByRole('link', { name: /^Book This Service/ });
      await expect(book).toHaveAttribute('target', '_blank');
      const message = new URL((await book.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
      expect(message).toContain(name);
      const [price] = ((await card.textContent()) ?? '').match(/₹[\d,]+/) ?? [];
      if (price) expect(message).toContain(price);
    }
    await expect(page.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  });
}

test('the eight packages have their prices, three are popular, each books itself', async ({ page }) => {
  await page.goto('/offers');
  const prices: [name: string, price: string][] = [
    ['Wax Works', '₹999'],
    ['Old School Luxe', '₹2,499'],
    ['Haircut & Olaplex', '₹2,499*'],
    ['Express Mani-Pedi', '₹1,999'],
    ['Premium Mani-Pedi', '₹2,799'],
    ["Men's Ultimate Grooming", '₹2,999'],
    ["Men's Essential Grooming", '₹1,699'],
  ];
  const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /Book Now/ }) });
  await expect(cards).toHaveCount(8);
  for (const [name, price] of prices) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(price);
    const href = (await card.getByRole('link', { name: /Book Now/ }).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toContain(name);
  }
  await expect(cards.last()).toContainText('₹3,999');
  await expect(cards.filter({ hasText: 'Popular' })).toHaveCount(3);
});

test('semi-permanent makeup shows its six starting prices and is reached from the services list', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByRole('main').locator('a[href="/services/spmu"]').first().click();
  await expect(page).toHaveURL(/\/services\/spmu$/);
  for (const price of ['₹33,200', '₹37,400', '₹41,500', '₹29,100', '₹16,600', '₹4,150'])
    await expect(page.getByRole('main')).toContainText(price);
});
