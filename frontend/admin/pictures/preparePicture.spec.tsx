import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { preparePicture, sizeToDraw } from './preparePicture';

const MB = 1024 * 1024;

describe('size at which a picture is drawn anew', () => {
  it.each([
    ['a phone photograph', 'image/jpeg', 12 * MB, [8000, 6000], { width: 2000, height: 1500 }],
    ['an upright one', 'image/jpeg', 4 * MB, [3000, 4000], { width: 1500, height: 2000 }],
    ['a heavy file of fitting size', 'image/png', 3 * MB, [1200, 800], { width: 1200, height: 800 }],
    ['a type that is not stored', 'image/heic', MB, [1200, 800], { width: 1200, height: 800 }],
  ])('%s', (_case, type, size, [width = 0, height = 0], drawn) => {
    expect(sizeToDraw({ type, size }, { width, height })).toEqual(drawn);
  });

  it.each([
    ['a picture that fits', 'image/jpeg', MB, [1440, 960]],
    ['an animation', 'image/gif', 4 * MB, [3000, 2000]],
  ])('none for %s', (_case, type, size, [width = 0, height = 0]) => {
    expect(sizeToDraw({ type, size }, { width, height })).toBeNull();
  });
});

describe('preparing a picture', () => {
  const realDecode = globalThis.createImageBitmap;
  let drawn: { width: number; height: number; type?: string }[];
  let encodedBytes: number;

  beforeEach(() => {
    drawn = [];
    encodedBytes = 3;
    globalThis.createImageBitmap = async () => ({ width: 4000, height: 3000, close: () => {} });
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      drawn.push({ width: this.width, height: this.height, type });
      done(new File([new Uint8Array(encodedBytes)], 'drawn', { type }));
    });
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => ({ drawImage: () => {} }),
    });
  });
  afterEach(() => {
    globalThis.createImageBitmap = realDecode;
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'getContext');
  });

  const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'picture', { type });

  it('makes a photograph of 12 MB small enough', async () => {
    expect(await preparePicture(file(12 * MB, 'image/jpeg'))).toMatchObject({ type: 'image/jpeg', size: 3 });
    expect(drawn).toEqual([{ width: 2000, height: 1500, type: 'image/jpeg' }]);
  });

  it('keeps what may be transparent, unless that is too heavy', async () => {
    expect((await preparePicture(file(MB, 'image/png'))).type).toBe('image/webp');
    encodedBytes = 2 * MB;
    expect((await preparePicture(file(MB, 'image/png'))).type).toBe('image/jpeg');
  });

  it('sends a fitting picture as it is', async () => {
    globalThis.createImageBitmap = async () => ({ width: 1200, height: 800, close: () => {} });
    const webp = file(3, 'image/webp');
    expect(await preparePicture(webp)).toBe(webp);
    expect(drawn).toEqual([]);
  });

  it("says 'Image size should be less than 5MB' when it stays too large", async () => {
    encodedBytes = 5 * MB + 1;
    await expect(preparePicture(file(6 * MB, 'image/gif'))).rejects.toThrow(
      'Image size should be less than 5MB',
    );
  });

  it('refuses what is no image, by its type', async () => {
    await expect(preparePicture(file(3, 'text/plain'))).rejects.toThrow('Only image files are accepted');
  });

  it.each([
    ['by its type', file(3, 'video/quicktime')],
    ['by its bytes', new File(['\0\0\0\x18ftypmp42'], 'clip')],
  ])('says of a video, known %s, that it is one', async (_how, video) => {
    await expect(preparePicture(video)).rejects.toThrow(
      'This is a video, and only pictures can be shown here.',
    );
  });

  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['WebP', [...'RIFF\0\0\0\0WEBPVP8 '].map((c) => c.charCodeAt(0)), 'image/webp'],
    ['AVIF', [...'\0\0\0\x20ftypavif'].map((c) => c.charCodeAt(0)), 'image/avif'],
  ])('knows a %s without a type by its bytes', async (_name, bytes, type) => {
    globalThis.createImageBitmap = async () => ({ width: 1200, height: 800, close: () => {} });
    expect((await preparePicture(new File([new Uint8Array(bytes)], 'picture'))).type).toBe(type);
  });

  it('refuses a file without a type that is no image', async () => {
    await expect(preparePicture(new File(['%PDF-1.7'], 'price-list'))).rejects.toThrow(
      'Only image files are accepted',
    );
  });

  it("sends an iPhone's HEIC as it is where the browser can't open it: the server can", async () => {
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('unknown type'));
    const heic = file(10 * MB, 'image/heif');
    expect(await preparePicture(heic)).toBe(heic);
    await expect(preparePicture(file(10 * MB + 1, 'image/heif'))).rejects.toThrow(
      'A HEIC picture should be less than 10MB in this browser.',
    );
  });

  it('refuses what the browser can not open', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('broken'));
    await expect(preparePicture(file(3, 'image/jpeg'))).rejects.toThrow('This picture could not be opened.');
  });
});
