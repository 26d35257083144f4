import { describe, expect, test } from 'vitest';
import { dataUrl, jpeg, padded, paddedHeic } from '../../test/samples.js';
import { faultInDataUrl, pictureIn } from './picture-bytes.js';

const NOT_BASE64 = 'The image is not valid base64.';
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
const MB = 1024 * 1024;

describe('a picture as a data URL', () => {
  test.each(['image/jpeg', 'image/gif', 'text/html', 'image/svg+xml', ''])(
    'is told by its bytes, though declared as %j',
    async (type) => {
      const picture = await jpeg();
      expect(faultInDataUrl(dataUrl(picture, type))).toBeUndefined();
      expect(pictureIn(dataUrl(picture, type))).toEqual(picture);
    },
  );

  test.each([
    ['that is another kind of URL', 'data:image/png,abc', 'The image must be sent as a base64 data URL.'],
    ['that is empty', 'data:image/png;base64,', 'The image is empty.'],
    ['of broken base64', 'data:image/png;base64,iVBO@@@@', NOT_BASE64],
    [
      'of an SVG declared as PNG',
      dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'image/png'),
      'SVG images are not accepted. Please use a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.',
    ],
    ['of 10 MB of HEIC', dataUrl(paddedHeic(HEIC, 10 * MB)), undefined],
    [
      'of 10 MB of HEIC and a byte',
      dataUrl(paddedHeic(HEIC, 10 * MB + 1)),
      'A HEIC picture should be less than 10MB. Please save it as a JPEG.',
    ],
  ])('%s: %#', (_name, url, fault) => {
    expect(faultInDataUrl(url)).toBe(fault);
  });

  test('may have 5 MB, and not a byte more', async () => {
    expect(faultInDataUrl(dataUrl(padded(await jpeg(), 5 * MB)))).toBeUndefined();
    expect(faultInDataUrl(dataUrl(padded(await jpeg(), 5 * MB + 1)))).toBe(
      'Image size should be less than 5MB',
    );
  });

  test('whose base64 breaks far behind its start is refused when it is decoded', async () => {
    const broken = `${dataUrl(padded(await jpeg(), 50_000)).slice(0, -4)}@@@@`;
    expect(faultInDataUrl(broken)).toBeUndefined();
    expect(() => pictureIn(broken)).toThrow(NOT_BASE64);
  });
});
