import { PictureRefused } from './picture-refused.js';

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
