import { PictureRefused } from './picture-refused.js';

/** Largest picture accepted, decoded from base64. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const TOO_LARGE = 'Image size should be less than 5MB';

const DATA_URL = /^data:([a-z0-9.+/-]*)(?:;[a-z0-9.+=-]+)*?;base64,/i;
const HEADER_LENGTH = 200;

/**
 * What can be told from a data URL without decoding it, so that an oversized picture costs the service nothing.
 * Answers the position where its base64 starts.
 */
export function checkDataUrl(dataUrl: string): number {
  const header = DATA_URL.exec(dataUrl.slice(0, HEADER_LENGTH));
  if (!header) throw new PictureRefused('The image must be sent as a base64 data URL.');
  const [prefix, type = ''] = header;
  if (type.toLowerCase() === 'image/svg+xml') throw new PictureRefused(SVG_REFUSED);
  if (!type.toLowerCase().startsWith('image/')) throw new PictureRefused(NOT_A_PICTURE);

  const length = dataUrl.length - prefix.length;
  if (length === 0) throw new PictureRefused('The image is empty.');
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0;
  if ((length / 4) * 3 - padding > MAX_PICTURE_BYTES) throw new PictureRefused(TOO_LARGE);
  return prefix.length;
}

/** The bytes of a data URL, refused unless they are one whole picture of an accepted kind and nothing else. */
export function pictureBytes(dataUrl: string): Buffer {
  const base64 = dataUrl.slice(checkDataUrl(dataUrl));
  const bytes = Buffer.from(base64, 'base64');
  // Node skips what is not base64; a faithful decoding gives the same text again.
  if (bytes.toString('base64') !== base64) throw new PictureRefused('The image is not valid base64.');
  checkPicture(bytes);
  return bytes;
}

const SVG_REFUSED = 'SVG images are not accepted. Please use a JPEG, PNG, WebP, AVIF or GIF picture.';
const NOT_A_PICTURE = 'The image must be a JPEG, PNG, WebP, AVIF or GIF picture.';
const INCOMPLETE = 'The image is damaged or incomplete.';
const POLYGLOT =
  'The image file carries other data besides the picture. Please save it again as a plain JPEG or PNG.';

function checkPicture(bytes: Buffer): void {
  const end = pictureEnd(bytes);
  if (end === undefined) {
    const start = bytes.subarray(0, 1024).toString('latin1').toLowerCase();
    throw new PictureRefused(start.includes('<svg') ? SVG_REFUSED : NOT_A_PICTURE);
  }
  if (end > bytes.length) throw new PictureRefused(INCOMPLETE);
  if (!isHarmlessTrailer(bytes.subarray(end)) || hasMarkup(bytes)) throw new PictureRefused(POLYGLOT);
}

/** Where the picture that starts the file ends; undefined when it is of no accepted kind. */
function pictureEnd(bytes: Buffer): number | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return jpegEnd(bytes);
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return pngEnd(bytes);
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return gifEnd(bytes);
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) {
    const length = bytes.readUInt32LE(4);
    return 8 + length + (length % 2);
  }
  if (startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis')) return boxesEnd(bytes);
  return undefined;
}

function startsWith(bytes: Buffer, offset: number, signature: string): boolean {
  return bytes.toString('latin1', offset, offset + signature.length) === signature;
}

function jpegEnd(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new PictureRefused(INCOMPLETE);
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    // Entropy-coded data follows a scan's header: stuffed zeros and restart marks belong to it.
    while (true) {
      at = bytes.indexOf(0xff, at);
      const next = bytes[at + 1];
      if (at < 0 || next === undefined) return Number.POSITIVE_INFINITY;
      if (next === 0xd9) return at + 2;
      if (next === 0xff) at += 1;
      else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
      else break;
    }
  }
  return Number.POSITIVE_INFINITY;
}

function pngEnd(bytes: Buffer): number {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const isLast = startsWith(bytes, at + 4, 'IEND');
    at += 12 + bytes.readUInt32BE(at);
    if (isLast) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function gifEnd(bytes: Buffer): number {
  const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colourTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x2c) at += 11 + colourTable(bytes[at + 9] ?? 0);
    else if (block === 0x21) at += 2;
    else throw new PictureRefused(INCOMPLETE);
    for (let size = bytes[at]; size !== 0; size = bytes[at]) {
      if (size === undefined) return Number.POSITIVE_INFINITY;
      at += size + 1;
    }
    at += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** AVIF is a row of boxes; the first thing that is no box's size and name ends it. */
function boxesEnd(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length && /^[a-z0-9]{4}$/i.test(bytes.toString('latin1', at + 4, at + 8))) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    if (size < 8) return at;
    at += size;
  }
  return at;
}

/** Phones put a second picture (gain map, depth), a short film or padding behind the picture; it is dropped on encoding. */
function isHarmlessTrailer(trailer: Buffer): boolean {
  const start = trailer.findIndex((byte) => byte !== 0);
  if (start < 0) return true;
  const rest = trailer.subarray(start);
  return (
    startsWith(rest, 0, '\xff\xd8\xff') ||
    trailer.subarray(0, start + 8).includes('ftyp') ||
    rest.includes('SEFT', -8)
  );
}

/** Markup that no picture needs, wherever it stands: a browser or server that guessed the type would run it. */
function hasMarkup(bytes: Buffer): boolean {
  return /<script|<html|<!doctype|<iframe|<body|<\?php|<svg[\s>]/i.test(bytes.toString('latin1'));
}
