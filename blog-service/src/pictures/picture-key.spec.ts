import { describe, expect, test } from '@jest/globals';
import { keyOfUrl, pictureUrl, storedFile, storedWidths } from './picture-key.js';

const key = (width: number) => `0123456789abcdef0123-${width}x400-a0b1c2`;

test.each([
  [100, [320]],
  [320, [320]],
  [321, [320, 480]],
  [1000, [320, 480, 640, 960, 1440]],
  [4000, [320, 480, 640, 960, 1440]],
])('of a picture %i pixels wide the widths %j are stored', (width, widths) => {
  expect(storedWidths(width)).toEqual(widths);
});

describe('storedFile', () => {
  test.each([
    [4000, '960.avif', { name: '960.avif', type: 'image/avif' }],
    [500, '960.webp', { name: '640.webp', type: 'image/webp' }],
    [500, '320.jpg', { name: '320.jpg', type: 'image/jpeg' }],
    [500, 'preview.jpg', { name: 'preview.jpg', type: 'image/jpeg' }],
  ])('of a picture %i wide, %s', (width, file, stored) => {
    expect(storedFile(key(width), file)).toEqual(stored);
  });

  test.each(['961.avif', '960.png', 'preview.webp', '', '960.jpg.exe'])('there is no %s', (file) => {
    expect(storedFile(key(960), file)).toBeUndefined();
  });

  test.each(['', 'x', '0123456789abcdef0123-0x400-a0b1c2', `${key(960)}\0`, '../etc'])(
    '%j is no key',
    (odd) => {
      expect(storedFile(odd, '960.jpg')).toBeUndefined();
    },
  );
});

test('keyOfUrl reads what pictureUrl wrote, and nothing else', () => {
  expect(keyOfUrl(pictureUrl(key(960)))).toBe(key(960));
  for (const odd of [
    '/media/x/960.jpg',
    `/media/${key(960)}/640.jpg`,
    `https://a.example${pictureUrl(key(960))}`,
  ]) {
    expect(keyOfUrl(odd)).toBeUndefined();
  }
});
