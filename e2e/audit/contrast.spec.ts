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

test.afterAll(async ({ request }) => new SiteOwner(request).discardDraft());

for (const colours of COLOURS)
  test(`every text of each page can be read in ${colours}`, async ({ page, request }) => {
    const content = firstEdition();
    content.salon.colours = colours;
    const owner = new SiteOwner(request);
    await owner.saveDraft(content);
    const headers = await ownerHeaders(request);
    for (const { path } of pages) {
      const preview = await request.get(`/preview${path}`, { headers });
      await page.route(`**${path}`, (route) => route.fulfill({ response: preview }), { times: 1 });
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
      const preview = await request.get('/preview/', { headers: await ownerHeaders(request) });
      await page.route('/', (route) => route.fulfill({ response: preview }), { times: 1 });
      const loaded = countBytes(page);
      const { shift } = await openWithLateFonts(page, '/');
      expect(shift).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const fonts = [...loaded.keys()].filter((path) => path.endsWith('.woff2'));
      expect(fonts.some((path) => path.includes(typefaces))).toBe(true);
      expect(fonts.filter((path) => /\/(display|text)-/.test(path))).toEqual([]);
    });
