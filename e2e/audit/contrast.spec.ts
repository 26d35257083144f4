import type { APIRequestContext, Page } from '@playwright/test';
import { ownerHeaders } from '../support/admin.js';
import { openWithLateFonts } from '../support/late-fonts.js';
import { countBytes } from '../support/page-pictures.js';
import { pages } from '../support/pages.js';
import { firstEdition, SiteOwner } from '../support/site.js';
import { expect, measureContrast, test } from '../support/test.js';

/** Three of the sets, and what the hardest logos would ask for: a neon, one of nearly white. */
const COLOURS = ['wine', 'lagoon', 'slate', '#39ff14', '#fefefe #ffee00'];

// A heading that is still fading in would be measured too pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The characters by which the admin area knows whose texts stand on a page. It shows none of them, and runs no scripts there. */
const MARKS = /[\u{e0020}-\u{e007e}]+/gu;

/** Puts a page of the draft in the place of the public one, once. */
async function showDraft(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(`/preview${path}`, { headers: await ownerHeaders(request) });
  const body = (await response.text()).replace(MARKS, '');
  await page.route(`**${path}`, (route) => route.fulfill({ response, body }), { times: 1 });
}

test.afterAll(async ({ request }) => new SiteOwner(request).discardDraft());

for (const colours of COLOURS)
  test(`every text of each page can be read in ${colours}`, async ({ page, request }) => {
    const content = firstEdition();
    content.salon.colours = colours;
    const owner = new SiteOwner(request);
    await owner.saveDraft(content);
    for (const { path } of pages) {
      await showDraft(page, request, path);
      await page.goto(path);
      await expect(page.locator('meta[name=theme-color]')).not.toHaveAttribute('content', '#12372a');
      const { measured, pale } = await measureContrast(page);
      expect(measured, path).toBeGreaterThan(10);
      expect.soft(pale, path).toEqual([]);
    }
  });

for (const typefaces of ['literata', 'figtree'] as const)
  for (const width of [320, 360, 1280])
    test(`home in ${typefaces} at ${width} px: fonts shift nothing, and nothing is too wide`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const content = firstEdition();
      content.salon.typefaces = typefaces;
      await new SiteOwner(request).saveDraft(content);
      await showDraft(page, request, '/');
      const loaded = countBytes(page);
      const { shift } = await openWithLateFonts(page, '/');
      expect(shift).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const fonts = [...loaded.keys()].filter((path) => path.endsWith('.woff2'));
      expect(fonts.some((path) => path.includes(typefaces))).toBe(true);
      expect(fonts.filter((path) => /\/(display|text)-/.test(path))).toEqual([]);
    });
