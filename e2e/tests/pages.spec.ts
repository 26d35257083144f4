import type { APIRequestContext, Page } from '@playwright/test';
import { countBytes, expectLight, expectSharp, showPictures } from '../support/page-pictures.js';
import { pages } from '../support/pages.js';
import { chatButton, expect, expectAccessible, expectNoOverflow, test } from '../support/test.js';

// In one window, which loads what pages share once.
test('every page: content, axe, links and pictures', async ({ page, request, widths, isMobile }) => {
  test.setTimeout(300_000);
  const bytes = countBytes(page);
  for (const { path, title, names } of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page).toHaveTitle(title);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await showPictures(page);
      if (isMobile) await expectLight(page, bytes);
      await expectLinksLead(page, request);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of names) {
          const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
          await expect.soft(heading.first(), `${width} px`).toBeVisible();
        }
        // 28 px in a window of 360 px, 44 px from 1280 px on; beside the drawing of the home page 72 px.
        const size = await page
          .locator('h1')
          .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
        const most = path === '/' && width >= 1280 ? 72 : 44;
        expect.soft(size).toBeCloseTo(most - Math.min(16, Math.max(0, ((1280 - width) * 16) / 920)), 1);
        await expectNoOverflow(page);
        await expect.soft(chatButton(page), `${width} px`).toBeInViewport();
        await expectSharp(page);
        await expectAccessible(page);
      }
    });
});

/** Addresses that were requested already. */
const asked = new Set<string>();

/** Links to pages of the site lead to a page; chat, phone and mail links are well formed. */
async function expectLinksLead(page: Page, request: APIRequestContext) {
  const found = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const internal = new Set(found.filter((href) => href.startsWith('/')));
  expect(internal.size).toBeGreaterThan(8);
  const wrong = found.filter((href) => !internal.has(href) && !isWellFormed(new URL(href)));
  for (const href of [...internal].filter((href) => !asked.has(href))) {
    asked.add(href);
    if ((await request.get(href)).status() !== 200) wrong.push(href);
  }
  expect.soft(wrong, page.url()).toEqual([]);
}

function isWellFormed({ href, host, pathname, searchParams }: URL): boolean {
  if (host !== 'wa.me') return /^(https:\/\/|tel:\+\d{10,}$|mailto:[^@\s]+@[^@\s]+$)/.test(href);
  const text = searchParams.get('text') ?? '';
  // What is to be sent on, to whomever the visitor chooses, leads back to the page.
  if (pathname === '/') return /^Care after .* https?:\/\/\S+#[a-z-]+$/s.test(text);
  return /^\/\d{10,}$/.test(pathname) && /^Hi! \S/.test(text);
}
