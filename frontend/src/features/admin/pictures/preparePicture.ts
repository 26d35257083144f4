import { MEDIA_WIDTHS } from '../../../ui/picture/pictureKey';

/** Wide enough for every page on every screen. */
const LONGEST_SIDE = 2000;
const WIDEST_UNTOUCHED = Math.max(...MEDIA_WIDTHS);
const HEAVIEST_UNTOUCHED = 1.5 * 1024 * 1024;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_HEIC_BYTES = 10 * 1024 * 1024;

/** What blog-service takes as it is; anything else that the browser can show is turned into a JPEG. */
const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const MAYBE_TRANSPARENT = ['image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Why a file can't be taken as a picture, in a sentence for the owner. */
export class PictureError extends Error {}

export interface Size {
  width: number;
  height: number;
}

/** The size at which a picture is drawn anew before it is sent; null when the file can go as it is. */
export function sizeToDraw(file: Pick<File, 'type' | 'size'>, { width, height }: Size): Size | null {
  // Drawn anew, an animation would stand still.
  if (file.type === 'image/gif' && file.size <= MAX_BYTES) return null;
  const light = width <= WIDEST_UNTOUCHED && height <= LONGEST_SIDE && file.size <= HEAVIEST_UNTOUCHED;
  if (light && STORED_TYPES.includes(file.type)) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The file as a data URL, made smaller where no page needs it that large, so that a phone's photograph of 12 MB just
 * works. Throws a PictureError.
 */
export async function preparePicture(chosen: File): Promise<string> {
  const file = await withType(chosen);
  if (!file.type.startsWith('image/')) throw new PictureError('Only image files are accepted');
  return readAsDataUrl(await makeSmaller(file));
}

/** Types that blog-service opens where the browser can't. */
const OPENED_BY_SERVER = ['image/heic', 'image/heif'];

/** The browser turns it upright by its EXIF orientation. */
async function makeSmaller(file: File): Promise<Blob> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    if (OPENED_BY_SERVER.includes(file.type)) return fittingHeic(file);
    throw new PictureError('This picture could not be opened. Please choose a JPEG, PNG or WebP file.');
  }
  const size = sizeToDraw(file, picture);
  const prepared = size ? await draw(picture, size, file.type) : file;
  picture.close();
  if (prepared.size > MAX_BYTES) throw new PictureError('Image size should be less than 5MB');
  return prepared;
}

function fittingHeic(file: File): File {
  if (file.size <= MAX_HEIC_BYTES) return file;
  throw new PictureError(
    'A HEIC picture should be less than 10MB in this browser. Please save it as a JPEG, or choose it on the iPhone itself.',
  );
}

/** First bytes of each type, a character each. */
const SIGNATURES: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftyp(avif|avis)/s, 'image/avif'],
  [/^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s, 'image/heic'],
];

/** Some systems hand over files without a type: their first bytes tell it. */
async function withType(file: File): Promise<File> {
  if (file.type !== '') return file;
  const [, base64 = ''] = (await readAsDataUrl(file.slice(0, 16))).split(',');
  const start = atob(base64);
  const type = SIGNATURES.find(([signature]) => signature.test(start))?.[1];
  return type ? new File([file], file.name, { type }) : file;
}

/** Whether a dropped or pasted file can be a picture. */
export const mayBePicture = ({ type }: File) => type === '' || type.startsWith('image/');

async function draw(picture: ImageBitmap, { width, height }: Size, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('This picture is too large for this device.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  if (MAYBE_TRANSPARENT.includes(type)) {
    const blob = await encode(canvas, 'image/webp');
    // Browsers that can't write WebP answer a PNG, which may be heavy.
    if (blob.size <= HEAVIEST_UNTOUCHED) return blob;
  }
  return encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new PictureError('This picture is too large for this device.')),
      type,
      0.86,
    );
  });
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureError('This file could not be read.'));
    reader.readAsDataURL(blob);
  });
}
