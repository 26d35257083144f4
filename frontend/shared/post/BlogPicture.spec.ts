import { positionIn } from './BlogPicture';

const PORTRAIT = 2 / 3;
const FRAME = 3 / 2;

it.each([
  ['the middle', { x: 0.5, y: 0.5 }, '50% 50%'],
  // The frame shows 4/9 of the height, from 8/90 on: 16 % of the hidden part is above the frame.
  ['a face high in the frame', { x: 0.5, y: 0.3111 }, '50% 16%'],
  ['the top', { x: 0.9, y: 0.1 }, '50% 0%'],
  ['the bottom', { x: 0, y: 1 }, '50% 100%'],
])('the place of a picture in a frame shows %s of a portrait', (_name, focus, position) => {
  expect(positionIn(focus, PORTRAIT, FRAME)).toBe(position);
});
