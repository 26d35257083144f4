import { PictureRefused } from './picture-refused.js';

/** Largest picture accepted, decoded from base64. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const TOO_LARGE = 'Image size should be less than 5MB';
/** Most browsers can't open one to make it smaller; an iPhone's of 24 megapixels stays below. */
const MAX_HEIC_BYTES = 10 * 1024 * 1024;
const HEIC_TOO_LARGE = 'A HEIC picture should be less than 10MB. Please save it as a JPEG.';
/** A picture grows by a third as a data URL; what stands beside it in a body is small. */
export const PICTURE_BODY_BYTES = 8 * 1024 * 1024;
/** Of a picture by itself, which may be a HEIC. */
export const UPLOAD_BODY_BYTES = 14 * 1024 * 1024;

const DATA_URL = /^data:[^,]*;base64,/;
const MAX_PREFIX_LENGTH = 200;
/** Base64 of the file's first kilobyte, in whole groups of four. */
const START_LENGTH = 1368;

/** What the files of each accepted kind have at which offset. */
const SIGNATURES: [offset: number, bytes: string][][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF87a']],
  [[0, 'GIF89a']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[4, 'ftypavis']],
];
/** What iPhones write. */
const HEIC = /^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s;

/**
 * Refuses what its length and first kilobyte give away, which costs next to nothing. Answers the picture as base64.
 * The declared type is not looked at: only the bytes tell what a file is.
 */
export function checkDataUrl(dataUrl: string): string {
  const [prefix] = DATA_URL.exec(dataUrl.slice(0, MAX_PREFIX_LENGTH)) ?? [];
  if (!prefix) throw new PictureRefused('The image must be sent as a base64 data URL.');

  const base64 = dataUrl.slice(prefix.length);
  if (base64 === '') throw new PictureRefused('The image is empty.');
  checkLength(base64);
  checkKind(decode(base64.slice(0, START_LENGTH)));
  return base64;
}

function checkLength(base64: string): void {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const length = (base64.length / 4) * 3 - padding;
  if (length <= MAX_PICTURE_BYTES) return;
  if (!isHeic(Buffer.from(base64.slice(0, 16), 'base64'))) throw new PictureRefused(TOO_LARGE);
  if (length > MAX_HEIC_BYTES) throw new PictureRefused(HEIC_TOO_LARGE);
}

/** The sentence for what {@link checkDataUrl} refuses. */
export function faultInDataUrl(dataUrl: string): string | undefined {
  try {
    checkDataUrl(dataUrl);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefused) return error.message;
    throw error;
  }
}

export const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.toString('latin1', 0, 12));

/** Of a data URL that {@link checkDataUrl} let through. */
export const isHeicDataUrl = (dataUrl: string): boolean =>
  isHeic(decode(checkDataUrl(dataUrl).slice(0, START_LENGTH)));

/** The bytes of a data URL. What is hidden in a picture or comes behind it is lost when it is encoded anew. */
export function pictureBytes(dataUrl: string): Buffer {
  return decode(checkDataUrl(dataUrl));
}

function decode(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  // Node skips what is not base64; a faithful decoding gives the same text again.
  if (bytes.toString('base64') !== base64) throw new PictureRefused('The image is not valid base64.');
  return bytes;
}

/** Nothing else reaches the image library, least of all SVG, which it would draw with all that it refers to. */
function checkKind(start: Buffer): void {
  const text = start.toString('latin1');
  if (SIGNATURES.some((parts) => parts.every(([offset, bytes]) => text.startsWith(bytes, offset)))) return;
  if (isHeic(start)) return;
  throw new PictureRefused(
    /<svg/i.test(text)
      ? 'SVG images are not accepted. Please use a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.'
      : 'The image must be a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.',
  );
}
