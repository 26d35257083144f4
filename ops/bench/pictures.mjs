// Photographs for uploading, made from one of the site's own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './stack.mjs';

const sharp = createRequire(join(root, 'blog-service/package.json'))('sharp');
const master = join(root, 'frontend/photos/jasmine-stone.jpg');

const dataUrl = (jpeg) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/**
 * A photograph as large as a phone's, as a data URL. Each number gives another one.
 * @param {number} number
 * @param {number} maxBytes the best quality that stays below it is used
 */
export async function photograph(number, maxBytes) {
  const { data, info } = await sharp(master)
    .resize({ width: 4000 })
    .modulate({ hue: (number * 37) % 360 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Noise like that of a sensor, which makes real photographs large.
  for (let i = 0; i < data.length; i++)
    data[i] = Math.max(0, Math.min(255, data[i] + Math.random() * 16 - 8));
  for (let quality = 95; quality > 0; quality -= 5) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (jpeg.length < maxBytes) return dataUrl(jpeg);
  }
  throw new Error(`No JPEG of ${info.width} pixels is as small as ${maxBytes} bytes`);
}

/**
 * The same photograph as another file, with a comment in it, so that the site encodes it again.
 * @param {string} photo a data URL
 * @param {number} number
 */
export function anotherFile(photo, number) {
  const jpeg = Buffer.from(photo.slice(dataUrl(Buffer.alloc(0)).length), 'base64');
  const comment = Buffer.from(`\xff\xfe\0\x08${String(number).padStart(6, '0')}`, 'latin1');
  return dataUrl(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
}

/** A small picture, which is encoded quickly. */
export const thumbnail = async (number) =>
  dataUrl(
    await sharp({
      create: { width: 320, height: 200, channels: 3, background: { r: number % 256, g: 90, b: 60 } },
    })
      .jpeg()
      .toBuffer(),
  );
