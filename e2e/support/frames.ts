import { expect, type Page } from '@playwright/test';

/** Lets every picture of the page arrive. */
export async function showPictures(page: Page) {
  for (const picture of await page.locator('picture img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

/** Of each picture: the width of the file shown, of one that would fill its frame exactly, and of the original, in pixels. */
export async function pictureFits(page: Page) {
  const shown = await page.locator('picture img').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => {
        const own = Number(image.getAttribute('width'));
        const shape = own / Number(image.getAttribute('height'));
        return {
          address: image.currentSrc,
          own,
          needed: Math.max(image.clientWidth, image.clientHeight * shape) * devicePixelRatio,
          smallest: Math.min(...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
        };
      }),
  );
  return shown.map((picture) => {
    const [, folder = '', width] = /^(.*)\/(\d+)\.\w+$/.exec(picture.address) ?? [];
    return { ...picture, folder, width: Number(width) };
  });
}
