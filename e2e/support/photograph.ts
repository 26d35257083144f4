import type { Page } from '@playwright/test';

const TWELVE_MB = 12 * 1024 * 1024;

/**
 * A JPEG of at least 12 MB as phones write them: stored as 4000×3000 pixels, with an EXIF orientation that turns it by 90°,
 * and with the place where it was taken.
 */
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
  return Buffer.concat([jpeg.subarray(0, 2), turnedAndPlaced, jpeg.subarray(2)]);
}

/** EXIF data: orientation 6, "turn right by 90°", and the place 9° 58′ N, 76° 15′ E. */
const turnedAndPlaced = Buffer.from(
  [
    'ffe10094 457869660000 4d4d002a00000008',
    '0002 011200030000000100060000 882500040000000100000026 00000000',
    '0004 00010002000000024e000000 00020005000000030000005c 000300020000000245000000 000400050000000300000074 00000000',
    '0000000900000001 0000003a00000001 0000000000000001',
    '0000004c00000001 0000000f00000001 0000000000000001',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
);
