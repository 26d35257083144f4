import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type EncodedPicture, encodePicture } from '../src/pictures/encode.js';
import { jpeg, padded, paddedHeic, photograph, plain, pngClaiming, twoHalves } from './samples.js';

const file = ({ files }: EncodedPicture, name: string): Buffer => {
  const found = files.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is missing`);
  return found.bytes;
};

const sample = (name: string) => readFile(new URL(`./pictures/${name}`, import.meta.url));

const pixelAt = (bytes: Buffer, left: number, top: number) =>
  sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'neither'> {
  const [red = 0, green = 0, blue = 0] = await pixelAt(bytes, left, top);
  if (red > 180 && green < 90 && blue < 90) return 'red';
  return blue > 180 && green < 90 && red < 90 ? 'blue' : 'neither';
}

test('a photograph is made at every width in AVIF, WebP and JPEG, with a preview of 1200 x 630 under 250 KB', async () => {
  const picture = await encodePicture(await photograph());
  expect(picture.key).toMatch(/^[0-9a-f]{20}-1600x1067-[0-9a-f]{6}$/);
  const sizes = await Promise.all(
    picture.files.map(async ({ name, bytes }) => {
      const { width, height, format, compression } = await sharp(bytes).metadata();
      return [name, width, height, compression === 'av1' ? 'avif' : format];
    }),
  );
  const height: Record<number, number> = { 320: 213, 480: 320, 640: 427, 960: 640, 1440: 960 };
  expect(sizes).toEqual([
    ['preview.jpg', 1200, 630, 'jpeg'],
    ...[320, 480, 640, 960, 1440].flatMap((width) => [
      [`${width}.avif`, width, height[width], 'avif'],
      [`${width}.webp`, width, height[width], 'webp'],
      [`${width}.jpg`, width, height[width], 'jpeg'],
    ]),
  ]);
  expect(file(picture, 'preview.jpg').length).toBeLessThan(250_000);
  // Even for noise, the most detailed picture there is, thirty of these files and the page around them stay under 900 KB.
  expect(file(picture, '640.avif').length).toBeLessThanOrEqual(23_000);
  expect(file(picture, '1440.avif').length).toBeLessThanOrEqual(115_000);
});

test('EXIF with its place is gone from every file, and the picture stands upright', async () => {
  const rotated = await twoHalves()
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(rotated).metadata()).exif).toBeDefined();

  const picture = await encodePicture(rotated);
  expect(picture.key).toContain('-200x300-');
  for (const { bytes } of picture.files) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Exif') || bytes.includes('somebody')).toBe(false);
  }
  // The picture is turned clockwise, so its left half is at the top.
  for (const name of ['320.avif', '320.webp', '320.jpg']) {
    expect(await colourAt(file(picture, name), 100, 50)).toBe('red');
    expect(await colourAt(file(picture, name), 100, 250)).toBe('blue');
  }
});

test('the focus is where a face is, and the preview is cut around it', async () => {
  const picture = await encodePicture(await sample('portrait-with-place.jpg'));
  const { focus } = picture;
  expect(focus.x).toBeCloseTo(0.5, 1);
  // The face is between 16 and 52 hundredths from the top.
  expect(focus.y).toBeGreaterThan(0.25);
  expect(focus.y).toBeLessThan(0.4);
  // The middle of the preview is skin. Without a focus it would be the middle of the picture: the neck of a green dress.
  const [red = 0, , blue = 0] = await pixelAt(file(picture, 'preview.jpg'), 560, 300);
  expect(red - blue).toBeGreaterThan(40);
});

test('a HEIC of an iPhone stands upright, has the colours of its profile and no metadata', async () => {
  const picture = await encodePicture(await sample('two-halves.heic'));
  expect(picture.key).toContain('-300x400-');
  for (const { bytes } of picture.files) {
    const { exif, icc } = await sharp(bytes).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
  }
  const bytes = await sharp(file(picture, '320.jpg')).raw().toBuffer();
  // If the profile were ignored, the red of Display P3 would become 234, 51, 35.
  expect([...bytes.subarray(0, 3)].map((part) => Math.round(part / 16))).toEqual([16, 0, 0]);
  expect([...bytes.subarray(-3)].map((part) => Math.round(part / 16))).toEqual([0, 0, 16]);
});

describe('every accepted kind', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const picture = await encodePicture(await twoHalves().toFormat(format).toBuffer());
    expect(await colourAt(file(picture, '320.jpg'), 20, 20)).toBe('red');
  });

  test('with transparency: kept in AVIF and WebP, white in JPEG', async () => {
    const clear = plain({ width: 50, height: 50 }, { r: 255, g: 0, b: 0, alpha: 0 }, 4);
    const picture = await encodePicture(await clear.png().toBuffer());
    expect((await sharp(file(picture, '320.webp')).metadata()).hasAlpha).toBe(true);
    expect((await sharp(file(picture, '320.avif')).metadata()).hasAlpha).toBe(true);
    expect([...(await pixelAt(file(picture, '320.jpg'), 9, 9))]).toEqual([255, 255, 255]);
  });
});

const page = '<!doctype html><html><script>alert(1)</script></html>';
const small = { width: 30, height: 20 };
const behind = async (format: 'jpeg' | 'png' | 'gif', ...more: Buffer[]) =>
  Buffer.concat([await twoHalves(small).toFormat(format).toBuffer(), ...more]);

test.each<[string, () => Promise<Buffer>]>([
  ['a page behind a GIF', () => behind('gif', Buffer.from(page))],
  [
    'a page in the comment of a JPEG',
    async () => {
      const bytes = padded(await jpeg(small), 5000);
      bytes.write(page, 10);
      return bytes;
    },
  ],
])('nothing else in a file reaches a file that is served: %s', async (_name, make) => {
  const { key, files } = await encodePicture(await make());
  expect(key).toContain('-30x20-');
  for (const { bytes } of files) {
    expect(bytes.toString('latin1')).not.toMatch(/<script|<html|<!doctype/i);
  }
});

const OTHER = 'The image must be a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.';
const DAMAGED = 'The image is damaged or incomplete. Please try another file.';
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const TOO_WIDE = 'The image must be at most 16,384 pixels wide and high.';
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['SVG', OTHER, () => svg],
  ['HTML renamed .jpg', OTHER, () => Buffer.from('<!doctype html><p>Hello</p>')],
  ['a TIFF', OTHER, async () => twoHalves().tiff().toBuffer()],
  ['nothing', 'The image is empty.', () => Buffer.alloc(0)],
  [
    '5 MB and a byte',
    'Image size should be less than 5MB',
    async () => padded(await jpeg(), 5 * 1024 * 1024 + 1),
  ],
  [
    'a HEIC of 10 MB and a byte',
    'A HEIC picture should be less than 10MB. Please save it as a JPEG.',
    async () => paddedHeic(await sample('portrait.heic'), 10 * 1024 * 1024 + 1),
  ],
  [
    'a HEIC that takes more memory than there is',
    'A HEIC picture must have at most 30 megapixels. Please save it as a JPEG.',
    async () => await sample('36-megapixels.heic'),
  ],
  ['a bomb', TOO_WIDE, () => pngClaiming(50_000, 50_000)],
  ['a side of six digits', TOO_WIDE, () => pngClaiming(500, 100_000)],
  ...(['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map(
    (format): [string, string, () => Promise<Buffer>] => [
      `half a ${format}`,
      DAMAGED,
      async () => half(await twoHalves().toFormat(format).toBuffer()),
    ],
  ),
  ['half a HEIC', DAMAGED, async () => half(await sample('portrait.heic'))],
])('%s is refused with a sentence', async (_name, message, make) => {
  await expect(encodePicture(await make())).rejects.toMatchObject({ message });
});
