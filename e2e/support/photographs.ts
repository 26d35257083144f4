import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ownerHeaders } from './admin.js';

const folders = {
  /** Made for the tests. */
  tests: new URL('../../blog-service/test/pictures/', import.meta.url),
  /** The site's own. */
  site: new URL('../../frontend/photos/', import.meta.url),
};

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', heic: 'image/heic' };

/** The file path of a test photograph. */
export const photographPath = (name: string) => fileURLToPath(new URL(name, folders.tests));

/** A photograph as a file to choose, paste or drop. */
export type PhotographFile = { name: string; mimeType: string; buffer: Buffer };

export function photographFile(name: string, folder: keyof typeof folders = 'tests'): PhotographFile {
  const mimeType = TYPES[name.split('.').at(-1) ?? ''] ?? '';
  return { name, mimeType, buffer: readFileSync(new URL(name, folders[folder])) };
}

/** A picture that nothing else on the site shows: random squares; small ones weigh more, large ones encode sooner. */
export async function newPhotograph(
  page: Page,
  size = { width: 900, height: 600, square: 150 },
): Promise<PhotographFile> {
  const base64 = await page.evaluate(async ({ width, height, square }) => {
    const squares = new ImageData(width / square, height / square);
    for (let at = 0; at < squares.data.length; at += 1)
      squares.data[at] = at % 4 === 3 ? 255 : 80 + Math.random() * 96;
    const paper = Object.assign(document.createElement('canvas'), { width, height });
    const enlarged = { resizeWidth: width, resizeHeight: height, resizeQuality: 'pixelated' } as const;
    paper.getContext('2d')?.drawImage(await createImageBitmap(squares, enlarged), 0, 0);
    return paper.toDataURL('image/jpeg', 0.99).replace(/^.*,/, '');
  }, size);
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Stores a photograph without a post, and returns its address. */
export async function storePhotograph(
  request: APIRequestContext,
  { mimeType, buffer }: Omit<PhotographFile, 'name'>,
): Promise<string> {
  const answer = await request.post('/api/pictures', {
    headers: { ...(await ownerHeaders(request)), 'Content-Type': mimeType },
    data: buffer,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).image;
}

/** A JPEG of 12 MB as phones write them: stored as 4000×3000 pixels, with an EXIF orientation that turns it by 90°. */
export async function phonePhotograph(page: Page): Promise<PhotographFile> {
  const { buffer: jpeg, ...file } = await newPhotograph(page, { width: 4000, height: 3000, square: 1 });
  const { buffer: other } = photographFile('portrait-with-place.jpg');
  const exif = Buffer.from(other.subarray(2, 4 + other.readUInt16BE(4)));
  // Orientation 6, “turn right by 90°”, in the place of 1.
  exif[exif.indexOf(Buffer.from('1201030001000000', 'hex')) + 8] = 6;
  return { ...file, buffer: Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]) };
}
