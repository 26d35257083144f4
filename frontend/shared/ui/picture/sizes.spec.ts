import { sizesForCover } from './sizes';

const frame = '(min-width: 720px) 30vw, 100vw';

it.each([
  ['those of the frame when the shapes agree', 1.5, frame],
  ['those of the frame when it is cut above and below', 16 / 9, frame],
  ['larger when it is cut at its sides', 1, '(min-width: 720px) 45vw, 150vw'],
])('sizes of a picture in a frame are %s', (_, ratio, sizes) => {
  expect(sizesForCover(frame, ratio, 1.5)).toBe(sizes);
});

it('follow the height of a frame that may be taller than its shape', () => {
  const tall = '(min-width: 720px) max(50vw, 90vh), 100vw';
  expect(sizesForCover(tall, 1.2, 1.5)).toBe('(min-width: 720px) max(62.5vw, 135vh), 125vw');
  expect(sizesForCover(tall, 1.2, 0.75)).toBe('(min-width: 720px) max(50vw, 67.5vh), 100vw');
});
