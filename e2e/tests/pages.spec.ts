import type { APIRequestContext, Page } from '@playwright/test';
import { countBytes, expectLight, expectSharp, showPictures } from '../support/page-pictures.js';
import { pages } from '../support/pages.js';
import { chatButton, expect, expectAccessible, expectNoOverflow, test } from '../support/test.js';

test.describe(() => {
  test.describe.configure({ mode: 'parallel' });

  // One visit per page checks everything at all widths.
  for (const { path, title, names } of pages) {
    test(`${path}: content, axe, links and pictures`, async ({ page, request, widths, isMobile }) => {
      const bytes = countBytes(page);
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await showPictures(page);
      if (isMobile) await expectLight(page, bytes);
      await expectLinksLead(page, request);

      for (const width of widths.all) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          for (const name of names) {
            const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
            await expect.soft(heading.first()).toBeVisible();
          }
          // 28 px in a window of 360 px, 44 px from 1280 px on; beside the drawing of the home page 72 px.
          const size = await page
            .locator('h1')
            .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
          const most = path === '/' && width >= 1280 ? 72 : 44;
          expect.soft(size).toBeCloseTo(most - Math.min(16, Math.max(0, ((1280 - width) * 16) / 920)), 1);
          await expectNoOverflow(page);
          await expect(chatButton(page)).toBeInViewport();
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
    // What is to be sent on, to whomever the visitor chooses, leads back to the page.
    if (href.startsWith('https://wa.me/?'))
      expect.soft(new URL(href).searchParams.get('text')).toMatch(/^Care after .* https?:\/\/\S+#[a-z-]+$/s);
    else if (href.startsWith('https://wa.me/')) {
      expect.soft(new URL(href).pathname).toMatch(/^\/\d{10,}$/);
      expect.soft(new URL(href).searchParams.get('text')).toMatch(/^Hi! \S/);
    }
  }
}
