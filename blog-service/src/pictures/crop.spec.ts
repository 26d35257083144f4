import { expect, test } from 'vitest';
import { partAround } from './crop.js';

const FRAME = { width: 1200, height: 630 };
const PORTRAIT = { width: 1000, height: 1500 };
const PANORAMA = { width: 3000, height: 630 };
const SAME = { width: 600, height: 315 };

test.each([
  ['a face high in a portrait', 0.5, 0.3, PORTRAIT, { left: 0, top: 188, width: 1000, height: 525 }],
  ['the top edge', 0.5, 0, PORTRAIT, { left: 0, top: 0, width: 1000, height: 525 }],
  ['the bottom edge', 0.5, 1, PORTRAIT, { left: 0, top: 975, width: 1000, height: 525 }],
  ['the right of a panorama', 0.9, 0.2, PANORAMA, { left: 1800, top: 0, width: 1200, height: 630 }],
  ['a picture of that shape', 0.9, 0.1, SAME, { left: 0, top: 0, ...SAME }],
  ['a line', 0.5, 0.5, { width: 16_000, height: 1 }, { left: 7999, top: 0, width: 2, height: 1 }],
])('the part around %s', (_name, x, y, picture, part) => {
  expect(partAround({ x, y }, picture, FRAME)).toEqual(part);
});
