import type { Page } from '@playwright/test';

const TWELVE_MB = 12 * 1024 * 1024;

/** A JPEG of at least 12 MB, 4000×3000 as stored and turned a quarter by its EXIF orientation, as phones write them. */
export async function phonePhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const grain = new OffscreenCanvas(512, 512);
    const brush = grain.getContext('2d');
    const paper = new OffscreenCanvas(4000, 3000);
    const context = paper.getContext('2d');
    if (!brush || !context) throw new Error('No canvas');
    const pixels = brush.createImageData(512, 512);
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : 80 + Math.random() * 96;
    brush.putImageData(pixels, 0, 0);
    const pattern = context.createPattern(grain, 'repeat');
    if (!pattern) throw new Error('No pattern');
    context.fillStyle = pattern;
    context.fillRect(0, 0, 4000, 3000);
    const blob = await paper.convertToBlob({ type: 'image/jpeg', quality: 0.99 });
    const reader = new FileReader();
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
      reader.readAsDataURL(blob);
    });
  });
  const jpeg = Buffer.from(base64, 'base64');
  if (jpeg.length < TWELVE_MB) throw new Error(`The photograph weighs only ${jpeg.length} bytes.`);
  return Buffer.concat([jpeg.subarray(0, 2), turnedAQuarter, jpeg.subarray(2)]);
}

/** EXIF with one entry: orientation 6, "turn right by 90°". */
const turnedAQuarter = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);
