import { mediaWidths } from '@salon/content/media';
import { expect, test } from 'vitest';
import { filesFor, keyOfUrl, pictureUrl, previewName } from './picture-key.js';

const key = (width: number) => `0123456789abcdef0123-${width}x400-a0b1c2`;

test.each([
  [100, [320]],
  [320, [320]],
  [321, [320, 480]],
  [1000, [320, 480, 640, 960, 1440]],
  [4000, [320, 480, 640, 960, 1440]],
])('of a picture %i pixels wide the widths %j are stored', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths);
});

test.each([
  ['960.avif', ['960.avif', '1440.avif', '640.avif', '480.avif', '320.avif'], 'image/avif'],
  ['320.jpg', ['320.jpg', '480.jpg', '640.jpg', '960.jpg', '1440.jpg'], 'image/jpeg'],
  ['preview.jpg', ['preview.jpg'], 'image/jpeg'],
  ['preview-50-20.jpg', ['preview-50-20.jpg', 'preview.jpg'], 'image/jpeg'],
  [previewName({ x: 1, y: 0.004 }), ['preview-100-0.jpg', 'preview.jpg'], 'image/jpeg'],
])('the files that may answer %s, best first', (file, names, type) => {
  expect(filesFor(key(960), file)).toEqual({ names, type });
});

test('keyOfUrl reads what pictureUrl wrote, and nothing else', () => {
  expect(keyOfUrl(pictureUrl(key(960)))).toBe(key(960));
  const odd = ['/media/x/960.jpg', `/media/${key(960)}/640.jpg`, `https://a.example${pictureUrl(key(960))}`];
  expect(odd.map(keyOfUrl)).toEqual([undefined, undefined, undefined]);
});
