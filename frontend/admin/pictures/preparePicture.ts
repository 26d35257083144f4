import { MEDIA_WIDTHS } from '../../shared/ui/picture/pictureKey';
import { PICTURE } from '../limits';

/** Wide enough for every page on every screen. */
const LONGEST_SIDE = 2000;
const WIDEST_UNTOUCHED = Math.max(...MEDIA_WIDTHS);
const HEAVIEST_UNTOUCHED = 1.5 * 1024 * 1024;

/** Types that blog-service accepts. Any other type that the browser can open is converted to JPEG. */
const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const MAYBE_TRANSPARENT = ['image/png', 'image/webp', 'image/avif', 'image/gif'];

const VIDEO =
  'This is a video, and only pictures can be shown here. A link to it on YouTube or Instagram can stand in a post.';

/** Its message says, in a sentence for the owner, why a file can't be used. */
export class PictureError extends Error {}

export interface Size {
  width: number;
  height: number;
}

/** The size to redraw a picture at before the upload; null when the file can be sent unchanged. */
export function sizeToDraw(file: Pick<File, 'type' | 'size'>, { width, height }: Size): Size | null {
  // Redrawing would keep only the first frame of an animation.
  if (file.type === 'image/gif' && file.size <= PICTURE.bytes) return null;
  const light = width <= WIDEST_UNTOUCHED && height <= LONGEST_SIDE && file.size <= HEAVIEST_UNTOUCHED;
  if (light && STORED_TYPES.includes(file.type)) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The picture to send: scaled down to the largest size that pages need, so that a phone's photograph of 12 MB can be used.
 * Throws a PictureError.
 */
export async function preparePicture(chosen: File): Promise<Blob> {
  const file = await withType(chosen);
  if (file.type.startsWith('video/')) throw new PictureError(VIDEO);
  if (!file.type.startsWith('image/')) throw new PictureError('Only image files are accepted');
  return makeSmaller(file);
}

/** Types that blog-service can open even when the browser can't. */
const OPENED_BY_SERVER = ['image/heic', 'image/heif'];

/** A redrawn picture is upright, as `createImageBitmap` applies the EXIF orientation. */
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
  if (prepared.size > PICTURE.bytes) throw new PictureError('Image size should be less than 5MB');
  return prepared;
}

function fittingHeic(file: File): File {
  if (file.size <= PICTURE.heicBytes) return file;
  throw new PictureError(
    'A HEIC picture should be less than 10MB in this browser. Please save it as a JPEG, or choose it on the iPhone itself.',
  );
}

/** The first bytes of each type, one character per byte. */
const SIGNATURES: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftyp(avif|avis)/s, 'image/avif'],
  [/^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s, 'image/heic'],
  [/^.{4}ftyp/s, 'video/mp4'],
];

/** Some systems give files no type: then the first bytes decide. */
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
    // Browsers that can't encode WebP return a PNG, which may be too large.
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

export function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureError('This file could not be read.'));
    reader.readAsDataURL(blob);
  });
}
