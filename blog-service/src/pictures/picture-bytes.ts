/** The picture is at fault, not the service. The message is sent to the client with a 400. */
export class PictureRefused extends Error {}

export const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 16_384;

/** The size is read from the file's header, so a decompression bomb is refused before any pixel is decoded. */
export function checkSize({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > MAX_SIDE) {
    throw new PictureRefused('The image must be at most 16,384 pixels wide and high.');
  }
  if (width * height > MAX_PIXELS) {
    throw new PictureRefused('The image must have at most 50 megapixels.');
  }
}

const MB = 1024 * 1024;
/** The largest picture that is accepted. */
const MAX_PICTURE_BYTES = 5 * MB;
export const TOO_LARGE = `Image size should be less than ${MAX_PICTURE_BYTES / MB}MB`;
/**
 * Larger for HEIC, because most browsers can't open such a picture to make it smaller. An iPhone's of 24 megapixels
 * stays below.
 */
export const MAX_HEIC_BYTES = 10 * MB;
const HEIC_TOO_LARGE = `A HEIC picture should be less than ${MAX_HEIC_BYTES / MB}MB. Please save it as a JPEG.`;
/** What openapi.json says of the size of a picture. */
export const SIZES = `a picture under ${MAX_PICTURE_BYTES / MB} MB, or a HEIC under ${MAX_HEIC_BYTES / MB} MB`;
/** The limit of a JSON body with a picture. As a data URL a picture is a third larger; the other fields are small. */
export const PICTURE_BODY_BYTES = 8 * MB;
/** The limit of a body that is a picture: a HEIC that is a little too large gets its own sentence. */
export const UPLOAD_BYTES = 12 * MB;

const DATA_URL = /^data:[^,]*;base64,/;
const MAX_PREFIX_LENGTH = 200;
/** The longest data URL that can be accepted: that of a HEIC. */
export const MAX_DATA_URL_LENGTH = MAX_PREFIX_LENGTH + Math.ceil(MAX_HEIC_BYTES / 3) * 4;
/** A kind is told by the file's first kilobyte: base64 of it, in whole groups of four. */
const START_LENGTH = 1368;
const NOT_BASE64 = 'The image is not valid base64.';

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

export const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.toString('latin1', 0, 12));

/**
 * Refuses a picture by its length or its first kilobyte, a check that costs almost nothing. The declared type is ignored:
 * only the bytes tell what a file is.
 */
export function checkPicture(bytes: Buffer): void {
  const fault = faultIn(bytes.subarray(0, 1024), bytes.length);
  if (fault) throw new PictureRefused(fault);
}

/** The same check of a data URL, without decoding all of it. Returns a sentence about the fault. */
export function faultInDataUrl(dataUrl: string): string | undefined {
  const base64 = base64Of(dataUrl);
  if (base64 === undefined) return 'The image must be sent as a base64 data URL.';
  const start = decode(base64.slice(0, START_LENGTH));
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return start ? faultIn(start, (base64.length / 4) * 3 - padding) : NOT_BASE64;
}

/** The picture in a data URL that {@link faultInDataUrl} accepts. */
export function pictureIn(dataUrl: string): Buffer {
  const bytes = decode(base64Of(dataUrl) ?? '@');
  if (!bytes) throw new PictureRefused(NOT_BASE64);
  return bytes;
}

function base64Of(dataUrl: string): string | undefined {
  const [prefix] = DATA_URL.exec(dataUrl.slice(0, MAX_PREFIX_LENGTH)) ?? [];
  return prefix && dataUrl.slice(prefix.length);
}

/** Node ignores characters that are not base64. The text is valid only if encoding the bytes gives the same text again. */
function decode(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
}

/**
 * No other file type reaches the image library. SVG above all must not: the library would draw it with everything it refers to.
 */
function faultIn(start: Buffer, length: number): string | undefined {
  if (length === 0) return 'The image is empty.';
  if (length > MAX_PICTURE_BYTES && !isHeic(start)) return TOO_LARGE;
  if (length > MAX_HEIC_BYTES) return HEIC_TOO_LARGE;
  const text = start.toString('latin1');
  if (SIGNATURES.some((parts) => parts.every(([offset, bytes]) => text.startsWith(bytes, offset)))) return;
  if (isHeic(start)) return;
  return /<svg/i.test(text)
    ? 'SVG images are not accepted. Please use a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.'
    : 'The image must be a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.';
}
