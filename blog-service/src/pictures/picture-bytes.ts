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
const TOO_LARGE = `Image size should be less than ${MAX_PICTURE_BYTES / MB}MB`;
/**
 * Larger for HEIC, because most browsers can't open such a picture to make it smaller. An iPhone's of 24 megapixels
 * stays below.
 */
export const MAX_HEIC_BYTES = 10 * MB;
const HEIC_TOO_LARGE = `A HEIC picture should be less than ${MAX_HEIC_BYTES / MB}MB. Please save it as a JPEG.`;
/** The limit of a JSON body with a picture. As a data URL a picture is a third larger; the other fields are small. */
export const PICTURE_BODY = { bytes: 8 * MB, tooLarge: TOO_LARGE };
/** The limit of a body that is a picture: a HEIC that is a little too large gets its own sentence. */
export const UPLOAD = { bytes: 12 * MB, tooLarge: TOO_LARGE, media: 'image' } as const;

const DATA_URL = /^data:[^,]*;base64,/;
const MAX_PREFIX_LENGTH = 200;
/** The longest data URL that can be accepted: that of a HEIC. */
export const MAX_DATA_URL_LENGTH = MAX_PREFIX_LENGTH + Math.ceil(MAX_HEIC_BYTES / 3) * 4;

/** The first bytes of each accepted file type: JPEG, PNG, GIF, WebP, AVIF. */
const ACCEPTED = /^(\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
/** The format of pictures from iPhones. */
const HEIC = /^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s;

export const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.toString('latin1', 0, 12));

export const isSvg = (bytes: Buffer): boolean =>
  /^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 1024));

/** The picture in a data URL. The declared type is ignored: only the bytes tell what a file is. */
export function pictureIn(dataUrl: string): Buffer {
  const [prefix] = DATA_URL.exec(dataUrl.slice(0, MAX_PREFIX_LENGTH)) ?? [];
  if (!prefix) throw new PictureRefused('The image must be sent as a base64 data URL.');
  const base64 = dataUrl.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  // Node ignores characters that are not base64. The text is valid only if encoding the bytes gives the same text again.
  if (bytes.toString('base64') !== base64) throw new PictureRefused('The image is not valid base64.');
  return bytes;
}

/**
 * Refuses a picture by its length or its first kilobyte, a check that costs almost nothing. No other file type reaches the
 * image library. SVG above all must not: the library would draw it with everything it refers to.
 */
export function checkPicture(bytes: Buffer): void {
  if (bytes.length === 0) throw new PictureRefused('The image is empty.');
  if (bytes.length > MAX_PICTURE_BYTES && !isHeic(bytes)) throw new PictureRefused(TOO_LARGE);
  if (bytes.length > MAX_HEIC_BYTES) throw new PictureRefused(HEIC_TOO_LARGE);
  const start = bytes.toString('latin1', 0, 1024);
  if (ACCEPTED.test(start) || isHeic(bytes)) return;
  throw new PictureRefused('The image must be a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.');
}
