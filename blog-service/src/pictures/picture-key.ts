import { createHash } from 'node:crypto';
import { MEDIA_WIDTHS } from '@salon/content/media';
import { z } from 'zod';

export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const PNG = 'image/png';
export const PREVIEW = 'preview.jpg';
/** A logo; its icons are named by their sides. */
export const LOGO = '960.png';
const LOGO_FILE = /^(32|180|192|512|960)\.png$/;
/** A preview around a focus, which is given in hundredths from the left and the top. */
const OTHER_PREVIEW = /^preview-(?:[1-9]?\d|100)-(?:[1-9]?\d|100)\.jpg$/;

type Format = keyof typeof FORMATS;

/** `{20 hex of the sent bytes' sha256}-{width}x{height}-{average colour}`: a picture that is sent twice is stored once. */
export const KEY = /^[0-9a-f]{20}-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})$/;
const FILE = new RegExp(`^(${MEDIA_WIDTHS.join('|')})\\.(${Object.keys(FORMATS).join('|')})$`);
const URL_PATH = /^\/media\/([^/]+)\/960\.(?:jpg|png)$/;
/** The longest key and the longest name of a file. */
export const MAX_KEY_LENGTH = 39;
export const MAX_FILE_LENGTH = 'preview-100-100.jpg'.length;
/** The key in a path. */
export const PictureKey = z.string().regex(KEY).max(MAX_KEY_LENGTH);

/** The start of a picture's key. It depends only on the sent bytes, not on the files made from them. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20);

/**
 * The files that may answer a media path, best first, or undefined when there can be none: the width itself, then wider
 * ones (a picture stored before a width was added lacks that width), then the widest that a small picture has.
 */
export function filesFor(key: string, file: string): { names: string[]; type: string } | undefined {
  if (!KEY.test(key)) return undefined;
  if (file === PREVIEW) return { names: [PREVIEW], type: FORMATS.jpg };
  if (LOGO_FILE.test(file)) return { names: [file], type: PNG };
  if (isOtherPreview(file)) return { names: [file, PREVIEW], type: FORMATS.jpg };
  const [, width, format] = FILE.exec(file) ?? [];
  if (!width || !format) return undefined;
  return { names: namesFor(Number(width), format as Format), type: FORMATS[format as Format] };
}

export const isOtherPreview = (file: string): boolean => OTHER_PREVIEW.test(file);

/** The name of the preview around a focus. */
export const previewName = ({ x, y }: { x: number; y: number }): string =>
  `preview-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`;

function namesFor(width: number, format: Format): string[] {
  const wider = MEDIA_WIDTHS.filter((other) => other >= width);
  const narrower = MEDIA_WIDTHS.filter((other) => other < width).reverse();
  return [...wider, ...narrower].map((other) => `${other}.${format}`);
}

/** The names that every photograph answers to. */
export const PHOTO_FILES = [
  ...MEDIA_WIDTHS.flatMap((width) => Object.keys(FORMATS).map((format) => `${width}.${format}`)),
  PREVIEW,
];

/** The files from which another file may be made, best first. */
export const LARGEST_FILES = namesFor(1440, 'jpg');

export const pictureUrl = (key: string): string => `/media/${key}/960.jpg`;

export const logoUrl = (key: string): string => `/media/${key}/${LOGO}`;

/** The key in a URL made by {@link pictureUrl} or {@link logoUrl}. */
export function keyOfUrl(url: string): string | undefined {
  const key = URL_PATH.exec(url)?.[1];
  return key && KEY.test(key) ? key : undefined;
}

/** A regular expression for JavaScript and for Postgres. */
export const KEY_IN_HTML = '/media/([0-9a-f]{20}-\\d+x\\d+-[0-9a-f]{6})/';
const URLS_IN_HTML = new RegExp(KEY_IN_HTML, 'g');

/** The keys of all stored pictures in the HTML. */
export function keysIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(URLS_IN_HTML), ([, key = '']) => key))];
}

/** The facts about a picture that its key contains. */
export function describeKey(key: string): { width: number; height: number; colour: string } {
  const [, width, height, colour] = KEY.exec(key) ?? [];
  return { width: Number(width), height: Number(height), colour: `#${colour}` };
}
