import type { APIRequestContext, Page } from '@playwright/test';
import {
  countBytes,
  expectLight,
  expectNoWaste,
  expectSharp,
  showPictures,
} from '../support/page-pictures.js';
import { pages, servicePages } from '../support/pages.js';
import { expect, expectAccessible, expectNoOverflow, test } from '../support/test.js';

test.describe(() => {
  test.describe.configure({ mode: 'parallel' });

  // One visit per page checks everything at all widths.
  for (const { path, title, names } of pages) {
    test(`${path}: words, widths, axe, links and pictures`, async ({ page, request, widths, isMobile }) => {
      const bytes = countBytes(page);
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await showPictures(page);
      await expectNoWaste(page);
      if (isMobile) await expectLight(page, bytes);
      await expectLinksLead(page, request);

      for (const width of widths.all) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          for (const name of names) {
            const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
            await expect.soft(heading.first()).toBeVisible();
          }
          await expectNoOverflow(page);
          await expect(page.getByRole('link', { name: 'Chat with us', exact: true })).toBeInViewport();
          await expectSharp(page);
          if (widths.axe.includes(width)) await expectAccessible(page);
        });
      }
    });
  }
});

/** Addresses that were requested already. */
const asked = new Set<string>();

/** Links to pages of the site lead to a page; chat, phone and mail links are well formed. */
async function expectLinksLead(page: Page, request: APIRequestContext) {
  const found = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const internal = found.filter((href) => href.startsWith('/'));
  expect(new Set(internal).size).toBeGreaterThan(8);
  for (const href of internal.filter((href) => !asked.has(href))) {
    asked.add(href);
    expect.soft((await request.get(href)).status(), href).toBe(200);
  }
  for (const href of found.filter((href) => !href.startsWith('/') && !href.startsWith('#'))) {
    expect.soft(href).toMatch(/^(https:\/\/|tel:\+\d{10,}$|mailto:[^@\s]+@[^@\s]+$)/);
    if (href.startsWith('https://wa.me/')) {
      expect.soft(new URL(href).pathname).toMatch(/^\/\d{10,}$/);
      expect.soft(new URL(href).searchParams.get('text')).toMatch(/^Hi! \S/);
    }
  }
}

test('each card of a service books its own service, with its price, in a new tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const bookings = page.getByRole('article').getByRole('link', { name: /^Book This Service/ });
  for (const path of servicePages) {
    await test.step(path, async () => {
      await page.goto(path);
      // All are read by one call, as there are about a hundred.
      const cards = await bookings.evaluateAll((links) =>
        links.map((link) => {
          const card = link.closest('article');
          return {
            name: card?.querySelector('h3')?.textContent ?? 'no name',
            text: card?.textContent ?? '',
            points: [...(card?.querySelectorAll('li') ?? [])].filter((point) => point.checkVisibility())
              .length,
            book: ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute) ?? ''),
          };
        }),
      );
      expect(new Set(cards.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6);
      for (const { name, text, points, book } of cards) {
        const [href = '', ...tab] = book;
        expect(text).toContain('Duration');
        expect(text).toContain('Best for');
        expect(points, name).toBeGreaterThan(0);
        expect(tab, name).toEqual(['_blank', 'noopener']);
        const message = new URL(href).searchParams.get('text') ?? '';
        expect(message).toContain(name);
        const [price] = text.match(/₹[\d,]+/) ?? [];
        if (price) expect(message).toContain(price);
      }
      await expect(page.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    });
  }
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  const opened = page.waitForEvent('popup');
  await bookings.first().click();
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/\d{10,}\?text=/);
});

test('the eight packages have their prices, three are popular, each books itself', {
  tag: '@desktop',
}, async ({ page }) => {
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

test('semi-permanent makeup shows its six starting prices and is reached from the services list', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').locator('a[href="/services/spmu"]').first().click();
  await expect(page).toHaveURL(/\/services\/spmu$/);
  for (const price of ['₹33,200', '₹37,400', '₹41,500', '₹29,100', '₹16,600', '₹4,150'])
    await expect(page.getByRole('main')).toContainText(price);
});
