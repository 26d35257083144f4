import { expect, test } from 'vitest';
import { partAround } from './crop.js';

const FRAME = { width: 1200, height: 630 };
const PORTRAIT = { width: 1000, height: 1500 };
const PANORAMA = { width: 3000, height: 630 };

test.each([
  ['the middle of a portrait', { x: 0.5, y: 0.5 }, PORTRAIT, { left: 0, top: 488, width: 1000, height: 525 }],
  [
    'a face high in a portrait',
    { x: 0.5, y: 0.3 },
    PORTRAIT,
    { left: 0, top: 188, width: 1000, height: 525 },
  ],
  ['the top edge', { x: 0.5, y: 0 }, PORTRAIT, { left: 0, top: 0, width: 1000, height: 525 }],
  ['the bottom edge', { x: 0.5, y: 1 }, PORTRAIT, { left: 0, top: 975, width: 1000, height: 525 }],
  ['the right of a panorama', { x: 0.9, y: 0.2 }, PANORAMA, { left: 1800, top: 0, width: 1200, height: 630 }],
  [
    'a picture of that shape',
    { x: 0.9, y: 0.1 },
    { width: 600, height: 315 },
    { left: 0, top: 0, width: 600, height: 315 },
  ],
  ['a line', { x: 0.5, y: 0.5 }, { width: 16_000, height: 1 }, { left: 7999, top: 0, width: 2, height: 1 }],
])('the part around %s', (_name, focus, picture, part) => {
  expect(partAround(focus, picture, FRAME)).toEqual(part);
});
