import sharp, { type Sharp } from 'sharp';
import { avif, judge } from './avif.js';
import type { Focus } from './focus.js';
import { type Decoded, decodeHeic } from './heic.js';
import { checkPicture, isHeic } from './picture-bytes.js';
import { digestOf, PREVIEW, storedWidths, WIDTHS } from './picture-key.js';
import { PictureRefused } from './picture-refused.js';
import { checkSize, MAX_PIXELS } from './picture-size.js';
import { onWhite, previewOf } from './preview.js';

export interface EncodedPicture {
  key: string;
  /** The point that attracts the eye first. */
  focus: Focus;
  files: { name: string; bytes: Buffer }[];
}

/** The file that a phone shows in a list. Thirty of them, and the page around them, stay under 900 KB. */
const LIST = { width: 640, maxBytes: 22_000 };
/** The file that a phone shows at the top of a post. */
const PAGE = { width: 960, maxBytes: 55_000 };
/** The width of a picture's edge, as a part of its side. */
const EDGE = 0.08;
const WIDEST = Math.max(...WIDTHS);

/**
 * Makes every file that the site serves of this picture: upright, in sRGB, without metadata. Of an animation only the
 * first frame is kept. Throws {@link PictureRefused} when the picture is at fault.
 */
export async function encodePicture(sent: Buffer): Promise<EncodedPicture> {
  checkPicture(sent);
  try {
    return await encode(sent);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(sentenceFor(error), { cause: error });
  }
}

/** Decoders use different words when the process may not have more memory. */
function sentenceFor(error: unknown): string {
  return /memory/i.test(String(error))
    ? 'The image takes too much memory to be read. Please save it at a smaller size.'
    : 'The image is damaged or incomplete. Please try another file.';
}

async function encode(sent: Buffer): Promise<EncodedPicture> {
  const { width, height, bytes } = isHeic(sent) ? await decodeHeic(sent, WIDEST) : await sizeOf(sent);
  // The picture is decoded only once. All files are made from these raw pixels, which are at most as wide as the widest file.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const resized = (wanted: number) => base().resize({ width: wanted, withoutEnlargement: true });

  const focus = await attention(base(), info);
  const list = await judge(resized(LIST.width), LIST.maxBytes);
  const page = info.width > LIST.width ? await judge(resized(PAGE.width), PAGE.maxBytes) : list;
  const judged = new Map([
    [PAGE.width, page],
    [LIST.width, list],
  ]);
  const avifOf = (wanted: number) =>
    judged.get(wanted)?.bytes ??
    avif(resized(wanted), (wanted < LIST.width ? list : page).quality).toBuffer();
  const files = [{ name: PREVIEW, bytes: await previewOf(base(), info, focus) }];
  for (const wanted of storedWidths(width)) {
    files.push(
      { name: `${wanted}.avif`, bytes: await avifOf(wanted) },
      { name: `${wanted}.webp`, bytes: await resized(wanted).webp({ quality: 74 }).toBuffer() },
      {
        name: `${wanted}.jpg`,
        bytes: await onWhite(resized(wanted)).jpeg({ quality: 76, progressive: true }).toBuffer(),
      },
    );
  }
  return { key: `${digestOf(sent)}-${width}x${height}-${await averageColour(base())}`, focus, files };
}

async function sizeOf(bytes: Buffer): Promise<Decoded> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  checkSize(autoOrient);
  return { ...autoOrient, bytes };
}

/** The focus. The image library looks for skin, colour and detail when it has to choose a part; here it chooses one half. */
async function attention(
  picture: Sharp,
  { width, height }: { width: number; height: number },
): Promise<Focus> {
  const { info } = await onWhite(picture)
    .resize({ width: Math.ceil(width / 2), height, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { x: inside(info.attentionX, width), y: inside(info.attentionY, height) };
}

/**
 * A focus at an edge is mostly caused by the edge itself, for example by a pattern that is cut there. So the middle is used.
 */
function inside(at: number | undefined, whole: number): number {
  const part = (at ?? 0) / whole;
  return part < EDGE || part > 1 - EDGE ? 0.5 : Math.round(part * 100) / 100;
}

/** The preview of a stored picture around a focus that the owner has chosen. */
export async function encodePreview(stored: Uint8Array, focus: Focus): Promise<Buffer> {
  const { width, height } = await sharp(stored).metadata();
  return previewOf(sharp(stored), { width, height }, focus);
}

/** The average colour as six hex digits. Pages show it while the picture loads. */
async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await onWhite(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}
