import { PictureRefused } from './picture-refused.js';

/** The largest picture that is accepted, decoded from base64. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const TOO_LARGE = 'Image size should be less than 5MB';
/**
 * Larger for HEIC, because most browsers can't open such a picture to make it smaller. An iPhone's of 24 megapixels
 * stays below.
 */
const MAX_HEIC_BYTES = 10 * 1024 * 1024;
const HEIC_TOO_LARGE = 'A HEIC picture should be less than 10MB. Please save it as a JPEG.';
/** The limit of a body with a picture. As a data URL a picture is a third larger; the other fields are small. */
export const PICTURE_BODY_BYTES = 8 * 1024 * 1024;
/** The limit of a body with only a picture, which may be a HEIC. */
export const UPLOAD_BODY_BYTES = 14 * 1024 * 1024;

const DATA_URL = /^data:[^,]*;base64,/;
const MAX_PREFIX_LENGTH = 200;
/** The longest data URL that can be accepted: that of a HEIC. */
export const MAX_DATA_URL_LENGTH = MAX_PREFIX_LENGTH + Math.ceil(MAX_HEIC_BYTES / 3) * 4;
/** Base64 of the file's first kilobyte, in whole groups of four. */
const START_LENGTH = 1368;

/** The bytes that identify each accepted file type, with their offsets. */
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
/** The format of pictures from iPhones. */
const HEIC = /^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s;

/**
 * Refuses a picture that is wrong by its length or its first kilobyte, a check that costs almost nothing. Returns the
 * picture as base64. The declared type is ignored: only the bytes tell what a file is.
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

/** The message for a data URL that {@link checkDataUrl} refuses; undefined when it accepts it. */
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

/** Whether a data URL is a HEIC. Throws when {@link checkDataUrl} refuses it. */
export const isHeicDataUrl = (dataUrl: string): boolean =>
  isHeic(decode(checkDataUrl(dataUrl).slice(0, START_LENGTH)));

/** The bytes of a data URL. Anything hidden in or appended to the picture is lost later, when it is encoded again. */
export function pictureBytes(dataUrl: string): Buffer {
  return decode(checkDataUrl(dataUrl));
}

function decode(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  // Node ignores characters that are not base64. The text is valid only if encoding the bytes gives the same text again.
  if (bytes.toString('base64') !== base64) throw new PictureRefused('The image is not valid base64.');
  return bytes;
}

/**
 * No other file type reaches the image library. SVG above all must not: the library would draw it with everything it refers to.
 */
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
