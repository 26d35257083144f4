import { sizesForCover } from './sizes';

const frame = '(min-width: 720px) 30vw, 100vw';

describe('sizes of a picture in a frame', () => {
  it('are those of the frame when the shapes agree', () => {
    expect(sizesForCover(frame, 1.5, 1.5)).toBe(frame);
  });

  it('are those of the frame when the picture is cut above and below', () => {
    expect(sizesForCover(frame, 16 / 9, 1.5)).toBe(frame);
  });

  it('grow when it is cut at its sides', () => {
    expect(sizesForCover(frame, 1, 1.5)).toBe('(min-width: 720px) calc(30vw * 1.5), calc(100vw * 1.5)');
  });
});
