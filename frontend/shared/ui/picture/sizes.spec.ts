import { sizesForCover } from './sizes';

const frame = '(min-width: 720px) 30vw, 100vw';

it.each([
  ['those of the frame when the shapes agree', 1.5, frame],
  ['those of the frame when it is cut above and below', 16 / 9, frame],
  ['larger when it is cut at its sides', 1, '(min-width: 720px) 45vw, 150vw'],
])('sizes of a picture in a frame are %s', (_, ratio, sizes) => {
  expect(sizesForCover(frame, ratio, 1.5)).toBe(sizes);
});
