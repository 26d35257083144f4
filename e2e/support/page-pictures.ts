import { expect, type Page } from '@playwright/test';

const KB = 1000;

/** Counts the bytes that are transferred from now on, by path. */
export function countBytes(page: Page): Map<string, number> {
  const bytes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
  });
  return bytes;
}

/** Waits until every picture of the page is loaded. Fails when one can't be shown. */
export async function showPictures(page: Page) {
  const broken = await page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      // Browsers don't load hidden pictures.
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (!image.complete) {
        await new Promise((resolve) => {
          for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
        });
      }
      // The `naturalWidth` of a file of one pixel can round to 0 as well, so only decoding shows whether a picture is broken.
      if (image.naturalWidth === 0) await image.decode().catch(() => found.push(image.currentSrc));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
  expect(broken, 'pictures that are not shown').toEqual([]);
}

/** For each picture, widths in pixels: of the file shown, of a file that would fill the frame exactly, and of the original. */
const pictureFits = (page: Page) =>
  page.locator('picture img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const own = Number(image.getAttribute('width'));
      const shape = own / Number(image.getAttribute('height'));
      const [, width] = /\/(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
      return {
        address: image.currentSrc,
        width: Number(width),
        own,
        needed: Math.max(image.clientWidth, image.clientHeight * shape) * devicePixelRatio,
      };
    }),
  );

/** No picture is visibly enlarged. */
export async function expectSharp(page: Page) {
  await expect(async () => {
    await showPictures(page);
    for (const { address, width: chosen, needed, own } of await pictureFits(page)) {
      // An upload of the owner may itself be small. The site's own pictures may be enlarged by 2 %, which nobody can see.
      const least = address.includes('/media/') ? Math.min(needed, own) : needed * 0.98;
      expect(chosen, address).toBeGreaterThanOrEqual(least);
    }
  }).toPass({ timeout: 10_000 });
}

/** Each picture weighs less than 60 KB, for phones. */
export async function expectLight(page: Page, bytes: Map<string, number>) {
  const shown = (await pictureFits(page)).map(({ address }) => new URL(address).pathname);
  await expect.poll(() => shown.filter((path) => !bytes.has(path)), 'pictures not counted yet').toEqual([]);
  for (const [path, size] of bytes)
    if (/\.(avif|webp|jpg)$/.test(path)) expect.soft(size, path).toBeLessThan(60 * KB);
}
