import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { pictureBytes } from './picture-bytes.js';
import { PREVIEW, storedWidths, WIDTHS } from './picture-key.js';
import { PictureRefused } from './picture-refused.js';

export interface EncodedPicture {
  key: string;
  files: { name: string; bytes: Buffer }[];
}

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;
const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Chat clients drop previews that weigh much more. */
const MAX_PREVIEW_BYTES = 250_000;
const PREVIEW_QUALITIES = [80, 65, 50, 35, 20];
/** What a phone shows in a list: thirty of them, and the page around them, stay under 600 KB. */
const LIST = { width: 640, maxBytes: 13_000 };
/** What a phone shows on top of a post. */
const PAGE = { width: 960, maxBytes: 32_000 };
const AVIF_QUALITIES = [50, 42, 35, 28, 22, 16];
const AVIF_EFFORT = 2;
const WIDEST = Math.max(...WIDTHS);

/**
 * Decodes a data URL and makes every file the site serves of it: upright, in sRGB, without metadata.
 * Of an animation only the first frame is kept. Throws {@link PictureRefused} when the picture is at fault.
 */
export async function encodePicture(dataUrl: string): Promise<EncodedPicture> {
  const bytes = pictureBytes(dataUrl);
  try {
    return await encode(bytes);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(sentenceFor(error), { cause: error });
  }
}

/** Decoders say it in different words when the process may not have more memory. */
function sentenceFor(error: unknown): string {
  return /memory/i.test(String(error))
    ? 'The image takes too much memory to be read. Please save it at a smaller size.'
    : 'The image is damaged or incomplete. Please try another file.';
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  // The header alone tells the size, so a bomb is refused before a pixel is decoded.
  const {
    width: storedWidth,
    height: storedHeight,
    autoOrient,
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  if (Math.max(storedWidth, storedHeight) > MAX_SIDE) {
    throw new PictureRefused('The image must be at most 16,384 pixels wide and high.');
  }
  if (storedWidth * storedHeight > MAX_PIXELS) {
    throw new PictureRefused('The image must have at most 50 megapixels.');
  }

  // Decoded once: everything else is made from this raw picture of the widest size served.
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const resized = (width: number) => base().resize({ width, withoutEnlargement: true });
  const preview = onWhite(base()).resize({ ...PREVIEW_SIZE, fit: 'cover' });
  const [previewBytes] = await withinBudget(MAX_PREVIEW_BYTES, PREVIEW_QUALITIES, (quality) =>
    preview.clone().jpeg({ quality, progressive: true }),
  );
  const qualityFor = async ({ width, maxBytes }: typeof LIST) => {
    const [, quality] = await withinBudget(maxBytes, AVIF_QUALITIES, (quality) =>
      resized(width).avif({ quality, effort: AVIF_EFFORT }),
    );
    return quality;
  };
  const listQuality = await qualityFor(LIST);
  const pageQuality = await qualityFor(PAGE);

  const files = [{ name: PREVIEW, bytes: previewBytes }];
  for (const width of storedWidths(autoOrient.width)) {
    const quality = width <= LIST.width ? listQuality : pageQuality;
    files.push(
      {
        name: `${width}.avif`,
        bytes: await resized(width).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
      },
      { name: `${width}.webp`, bytes: await resized(width).webp({ quality: 74 }).toBuffer() },
      {
        name: `${width}.jpg`,
        bytes: await onWhite(resized(width)).jpeg({ quality: 76, progressive: true }).toBuffer(),
      },
    );
  }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const key = `${digest}-${autoOrient.width}x${autoOrient.height}-${await averageColour(base())}`;
  return { key, files };
}

/** The best quality whose file fits the budget, or the lowest when none does; detailed pictures weigh most. */
async function withinBudget(
  maxBytes: number,
  qualities: number[],
  encodeAt: (quality: number) => Sharp,
): Promise<[bytes: Buffer, quality: number]> {
  const [quality = 0, ...lower] = qualities;
  const bytes = await encodeAt(quality).toBuffer();
  if (bytes.length <= maxBytes || lower.length === 0) return [bytes, quality];
  return withinBudget(maxBytes, lower, encodeAt);
}

/** JPEG has no transparency. */
function onWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' });
}

/** Six hex digits, shown by pages while the picture loads. */
async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await onWhite(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}
