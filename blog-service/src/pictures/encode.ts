import type { Focus } from '@salon/content/description/photos';
import { MEDIA_WIDTHS, mediaWidths } from '@salon/content/media';
import sharp, { type Sharp } from 'sharp';
import { type Decoded, decodeHeic } from './heic.js';
import { checkPicture, checkSize, isHeic, MAX_PIXELS, PictureRefused } from './picture-bytes.js';
import { digestOf, PREVIEW } from './picture-key.js';

interface Size {
  width: number;
  height: number;
}

export interface EncodedPicture {
  key: string;
  /** The point that attracts the eye first. */
  focus: Focus;
  files: { name: string; bytes: Buffer }[];
}

/**
 * The first of these qualities whose file is small enough is taken. At the first, curls of hair don't blur into each other.
 */
const AVIF_QUALITIES = [48, 42, 30, 20];
/** The next higher effort takes four times as long and saves only 2% of the bytes. */
const AVIF_EFFORT = 3;
/**
 * The most bytes of a file by its width. 640 is what a phone shows in a list: thirty of them, and the page around them,
 * stay under 900 KB. 960 is what it shows at the top of a post. The other widths may have as much for each pixel as 640.
 */
const MAX_AVIF_BYTES: Record<number, number> = {
  320: 5_500,
  480: 12_400,
  640: 22_000,
  960: 55_000,
  1440: 110_000,
};
const PREVIEW_SIZE = { width: 1200, height: 630 };
const PREVIEW_QUALITIES = [80, 65, 50, 35, 20];
/** Chat apps ignore previews that are much larger. */
const MAX_PREVIEW_BYTES = 250_000;
/** The width of a picture's edge, as a part of its side. */
const EDGE = 0.08;
const WIDEST = Math.max(...MEDIA_WIDTHS);

/**
 * Makes every file that the site serves of this picture: upright, in sRGB, without metadata. Of an animation only the
 * first frame is kept. Throws {@link PictureRefused} when the picture is at fault.
 */
export const encodePicture = (sent: Buffer): Promise<EncodedPicture> => madeOf(sent, checkPicture, encode);

/** What `encode` makes of a picture. Whatever fails is the picture's fault. */
export async function madeOf(
  sent: Buffer,
  check: (sent: Buffer) => void,
  encode: (sent: Buffer) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  check(sent);
  try {
    return await encode(sent);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(sentenceFor(error), { cause: error });
  }
}

/** Decoders use different words when the process may not have more memory. */
const sentenceFor = (error: unknown): string =>
  /memory/i.test(String(error))
    ? 'The image takes too much memory to be read. Please save it at a smaller size.'
    : 'The image is damaged or incomplete. Please try another file.';

async function encode(sent: Buffer): Promise<EncodedPicture> {
  const { width, height, bytes } = await decode(sent);
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
  const files = [{ name: PREVIEW, bytes: await previewOf(base(), info, focus) }];
  for (const wanted of mediaWidths(width)) {
    const avif = (quality: number) => resized(wanted).avif({ quality, effort: AVIF_EFFORT });
    files.push(
      { name: `${wanted}.avif`, bytes: await smallEnough(avif, AVIF_QUALITIES, MAX_AVIF_BYTES[wanted]) },
      { name: `${wanted}.webp`, bytes: await resized(wanted).webp({ quality: 74 }).toBuffer() },
      {
        name: `${wanted}.jpg`,
        bytes: await onWhite(resized(wanted)).jpeg({ quality: 76, progressive: true }).toBuffer(),
      },
    );
  }
  return { key: `${digestOf(sent)}-${width}x${height}-${await averageColour(base())}`, focus, files };
}

/** In a format that the image library reads, of a size that it may read. */
export const decode = (sent: Buffer): Promise<Decoded> =>
  isHeic(sent) ? decodeHeic(sent, WIDEST) : sizeOf(sent);

async function sizeOf(bytes: Buffer): Promise<Decoded> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  checkSize(autoOrient);
  return { ...autoOrient, bytes };
}

/** The focus. The image library looks for skin, colour and detail when it has to choose a part; here it chooses one half. */
async function attention(picture: Sharp, { width, height }: Size): Promise<Focus> {
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

/** A drawing of the site, an SVG of the renderer's, and what chats and phones take. */
export interface Drawing {
  svg: string;
  as: 'jpg' | 'png';
}

export function encodeDrawing({ svg, as }: Drawing): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  return (as === 'jpg' ? drawn.jpeg({ quality: 82, mozjpeg: true }) : drawn.png()).toBuffer();
}

/** The preview of a stored picture around a focus that the owner has chosen. */
export async function encodePreview(stored: Uint8Array, focus: Focus): Promise<Buffer> {
  const { width, height } = await sharp(stored).metadata();
  return previewOf(sharp(stored), { width, height }, focus);
}

/** The preview that chat apps show for a link: a JPEG of the part around the focus. */
function previewOf(picture: Sharp, size: Size, focus: Focus): Promise<Buffer> {
  const preview = onWhite(picture)
    .extract(partAround(focus, size, PREVIEW_SIZE))
    .resize({ ...PREVIEW_SIZE, fit: 'fill' });
  const jpeg = (quality: number) => preview.clone().jpeg({ quality, progressive: true });
  return smallEnough(jpeg, PREVIEW_QUALITIES, MAX_PREVIEW_BYTES);
}

/** The largest part of a picture that has the frame's shape, with the focus as close to its centre as possible. */
function partAround({ x, y }: Focus, picture: Size, frame: Size) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return {
    left: startOf(x, picture.width, width),
    top: startOf(y, picture.height, height),
    width,
    height,
  };
}

const startOf = (focus: number, whole: number, part: number): number =>
  Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));

/** The file of the first quality with which it is small enough, or of the last. */
async function smallEnough(
  encoded: (quality: number) => Sharp,
  [quality = 0, ...lower]: number[],
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const bytes = await encoded(quality).toBuffer();
  return bytes.length <= maxBytes || lower.length === 0 ? bytes : smallEnough(encoded, lower, maxBytes);
}

/** JPEG has no transparency, so transparent parts become white. */
const onWhite = (picture: Sharp): Sharp => picture.flatten({ background: '#ffffff' });

/** The average colour as six hex digits. Pages show it while the picture loads. */
async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await onWhite(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}
