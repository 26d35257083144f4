import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE, preparePicture } from './preparePicture';

const MB = 1024 * 1024;
const VIDEO = /^This is a video, and only pictures can be shown here\./;
let drawn: { width: number; height: number; type?: string }[];
let encodedBytes: number;

/** Every picture is opened at this size. */
const openedAs = (width: number, height: number) => {
  globalThis.createImageBitmap = async () => ({ width, height, close: () => {} });
};

beforeEach(() => {
  drawn = [];
  encodedBytes = 3;
  openedAs(1200, 800);
  // Missing in jsdom.
  globalThis.OffscreenCanvas = class {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({ drawImage: () => {} });
    async convertToBlob({ type }: { type: string }) {
      drawn.push({ width: this.width, height: this.height, type });
      return new Blob([new Uint8Array(encodedBytes)], { type });
    }
  } as unknown as typeof OffscreenCanvas;
});

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'picture', { type });

it.each([
  ['a phone photograph', 'image/jpeg', 12 * MB, [8000, 6000], [2000, 1500], 'image/jpeg'],
  ['an upright one', 'image/jpeg', 4 * MB, [3000, 4000], [1500, 2000], 'image/jpeg'],
  ['a heavy file of fitting size', 'image/jpeg', 3 * MB, [1200, 800], [1200, 800], 'image/jpeg'],
  ['what may be transparent', 'image/png', 3 * MB, [1200, 800], [1200, 800], 'image/webp'],
  ['a type that is not stored', 'image/heic', MB, [1200, 800], [1200, 800], 'image/jpeg'],
  ['what the system gives no type', '', MB, [1200, 800], [1200, 800], 'image/webp'],
])('%s is drawn anew', async (_case, type, bytes, [width = 0, height = 0], size, encoded) => {
  openedAs(width, height);
  expect(await preparePicture(file(bytes, type))).toMatchObject({ size: 3, type: encoded });
  expect(drawn).toEqual([{ width: size[0], height: size[1], type: encoded }]);
});

it.each([
  ['a picture that fits', 'image/webp', MB, [1440, 960]],
  ['an animation', 'image/gif', 4 * MB, [3000, 2000]],
])('%s is sent as it is', async (_case, type, size, [width = 0, height = 0]) => {
  openedAs(width, height);
  const picture = file(size, type);
  expect(await preparePicture(picture)).toBe(picture);
  expect(drawn).toEqual([]);
});

it("an iPhone's HEIC is sent as it is where the browser can't open it: the server can", async () => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException('unknown type'));
  const heic = file(10 * MB, 'image/heif');
  expect(await preparePicture(heic)).toMatchObject({ type: 'image/heif', size: heic.size });
  const untyped = new File(['heic'], 'IMG_1.HEIC');
  expect(await preparePicture(untyped)).toMatchObject({ type: 'image/heic', size: 4 });
  await expect(preparePicture(file(10 * MB + 1, 'image/heif'))).rejects.toThrow(
    'A HEIC picture should be less than 10MB in this browser.',
  );
  await expect(preparePicture(file(3, 'image/jpeg'))).rejects.toThrow('This picture could not be opened.');
});

it('an SVG is sent as it is for a logo alone', async () => {
  const svg = new File(['<svg/>'], 'logo.svg');
  expect(await preparePicture(svg, true)).toMatchObject({ type: 'image/svg+xml', size: 6 });
  expect(await preparePicture(file(6, 'image/svg+xml'))).toMatchObject({ type: 'image/jpeg' });
});

it.each([
  ['a picture that stays too large', file(6 * MB, 'image/gif'), 'Image size should be less than 5MB'],
  ['what is no image', file(3, 'text/plain'), 'Only image files are accepted'],
  ['a video', file(3, 'video/quicktime'), VIDEO],
])('%s is refused', async (_case, refused, words) => {
  encodedBytes = 5 * MB + 1;
  await expect(preparePicture(refused)).rejects.toThrow(words);
});

it('the limit of a picture is that of blog-service', () => {
  const described = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../blog-service/openapi.json'), 'utf8'),
  );
  const { requestBody } = described.paths['/api/pictures'].post;
  expect(requestBody.content['image/*'].schema.maxLength).toBe(PICTURE.heicBytes);
});
