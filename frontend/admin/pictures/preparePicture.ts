import { MEDIA_WIDTHS } from '@salon/content/media';

const MB = 1024 * 1024;

/** The limits that blog-service checks. A test compares them with its openapi.json. */
export const PICTURE = { bytes: 5 * MB, heicBytes: 10 * MB };

/** Wide enough for every page on every screen. */
const LONGEST_SIDE = 2000;
const WIDEST_UNTOUCHED = Math.max(...MEDIA_WIDTHS);
const HEAVIEST_UNTOUCHED = 1.5 * 1024 * 1024;

/** Types that blog-service accepts. Any other type that the browser can open is converted to JPEG. */
const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** An empty type is one that the system does not know. */
const MAYBE_TRANSPARENT = ['image/png', 'image/webp', 'image/avif', 'image/gif', ''];

const VIDEO =
  'This is a video, and only pictures can be shown here. A link to it on YouTube or Instagram can stand in a post.';

const NOT_OPENED = 'This picture could not be opened. Please choose a JPEG, PNG or WebP file.';
const HEIC_TOO_LARGE =
  'A HEIC picture should be less than 10MB in this browser. Please save it as a JPEG, or choose it on the iPhone itself.';
const TOO_LARGE_TO_DRAW = 'This picture is too large for this device.';

/** Its message says, in a sentence for the owner, why a file can't be used. */
export class PictureError extends Error {}

/** Types that blog-service can open even when the browser can't. */
const OPENED_BY_SERVER = ['image/heic', 'image/heif'];

/** Scaled down to the largest size that pages need, so that a phone's photograph of 12 MB can be used. Throws a PictureError. */
export async function preparePicture(file: File, isLogo = false): Promise<Blob> {
  if (file.type.startsWith('video/')) throw new PictureError(VIDEO);
  if (!mayBePicture(file)) throw new PictureError('Only image files are accepted');
  // The server draws an SVG.
  if (isLogo && /svg/.test(file.type || file.name)) return file.slice(0, file.size, 'image/svg+xml');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // Systems that don't know HEIC give it no type.
    const type = file.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '');
    if (!OPENED_BY_SERVER.includes(type)) throw new PictureError(NOT_OPENED);
    if (file.size > PICTURE.heicBytes) throw new PictureError(HEIC_TOO_LARGE);
    return file.slice(0, file.size, type);
  }
  const prepared = canStay(file, picture) ? file : await draw(picture, file.type);
  picture.close();
  if (prepared.size > PICTURE.bytes) throw new PictureError('Image size should be less than 5MB');
  return prepared;
}

function canStay({ type, size }: File, { width, height }: ImageBitmap): boolean {
  // Redrawing would keep only the first frame of an animation.
  if (type === 'image/gif' && size <= PICTURE.bytes) return true;
  const isLight = width <= WIDEST_UNTOUCHED && height <= LONGEST_SIDE && size <= HEAVIEST_UNTOUCHED;
  return isLight && STORED_TYPES.includes(type);
}

export const mayBePicture = ({ type }: File) => type === '' || type.startsWith('image/');

/** The result is upright, as `createImageBitmap` applies the EXIF orientation. */
async function draw(picture: ImageBitmap, type: string): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  try {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('No canvas of this size');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const encode = (to: string) => canvas.convertToBlob({ type: to, quality: 0.86 });
    if (MAYBE_TRANSPARENT.includes(type)) {
      const blob = await encode('image/webp');
      // Browsers that can't encode WebP return a PNG, which may be too large.
      if (blob.size <= HEAVIEST_UNTOUCHED) return blob;
    }
    return await encode('image/jpeg');
  } catch {
    throw new PictureError(TOO_LARGE_TO_DRAW);
  }
}
