import sharp, { type Sharp } from 'sharp';
import { type Luma, similarity } from './similarity.js';

/** Below this similarity, curls of hair blur into each other. */
const SIMILAR_ENOUGH = 0.88;
const QUALITIES = [20, 28, 35, 42, 48, 54, 60];
/** The next higher effort takes four times as long and saves only 2% of the bytes. */
const EFFORT = 3;

export const avif = (picture: Sharp, quality: number): Sharp => picture.avif({ quality, effort: EFFORT });

export interface Judged {
  quality: number;
  bytes: Buffer;
}

/**
 * Finds the lowest quality that keeps a picture's detail and fits into `maxBytes`. When none does both, the
 * highest quality that fits.
 */
export async function judge(picture: Sharp, maxBytes: number): Promise<Judged> {
  const original = await lumaOf(picture.clone());
  let [lowest, highest] = [0, QUALITIES.length - 1];
  let fitting: Judged | undefined;
  let similar: Judged | undefined;
  while (lowest <= highest) {
    const middle = Math.floor((lowest + highest) / 2);
    const quality = QUALITIES[middle] ?? 0;
    const made = { quality, bytes: await avif(picture.clone(), quality).toBuffer() };
    const isFitting = made.bytes.length <= maxBytes;
    if (isFitting && similarity(original, await lumaOf(sharp(made.bytes))) < SIMILAR_ENOUGH) {
      fitting = made;
      lowest = middle + 1;
    } else {
      // The lowest quality is accepted even when the file is too large.
      if (isFitting || middle === 0) similar = made;
      highest = middle - 1;
    }
  }
  const best = similar ?? fitting;
  if (!best) throw new Error('No quality was tried');
  return best;
}

async function lumaOf(picture: Sharp): Promise<Luma> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
