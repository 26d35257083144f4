import { pictureFits, showPictures } from '../support/frames.js';
import { pages } from '../support/pages.js';
import { expect, test } from '../support/test.js';

for (const { path } of pages) {
  test(`${path}: no picture is much larger than its frame`, async ({ page }) => {
    await page.goto(path);
    await showPictures(page);
    const fits = await pictureFits(page);
    for (const { address, folder, width, needed, smallest } of fits) {
      // A browser shows a larger file that it has already, as of a picture that stands twice on a page.
      const twice = fits.some((other) => other.needed > needed && other.folder === folder);
      if (!twice) expect(width, address).toBeLessThanOrEqual(Math.max(needed * 1.5 + 1, smallest));
    }
  });

  test(`${path}: no picture is enlarged, on plain and dense screens of every size`, async ({ browser }, {
    project,
  }) => {
    const { deviceScaleFactor, viewport, isMobile } = project.use;
    const desktop = project.name === 'desktop';
    for (const dense of desktop ? [1, 2] : [deviceScaleFactor]) {
      const context = await browser.newContext({ viewport, isMobile, deviceScaleFactor: dense });
      const page = await context.newPage();
      await page.goto(path);
      // From narrow to wide: browsers keep the larger file once they have it.
      for (const width of desktop ? [768, 1280, 1920] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        await showPictures(page);
        await expect(async () => {
          for (const { address, width: chosen, needed, own } of await pictureFits(page)) {
            // What the owner uploads may be small; of ours, nobody sees one enlarged by a fiftieth.
            const least = address.includes('/media/') ? Math.min(needed, own) : needed * 0.98;
            expect(chosen, `${address} at ${width} px`).toBeGreaterThanOrEqual(least);
          }
        }).toPass({ timeout: 5_000 });
      }
      await context.close();
    }
  });
}
