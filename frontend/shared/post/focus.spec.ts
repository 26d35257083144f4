import { positionIn } from './focus';

const PORTRAIT = 2 / 3;
const FRAME = 3 / 2;

describe('the place of a picture in a frame', () => {
  it.each([
    ['the middle', { x: 0.5, y: 0.5 }, '50% 50%'],
    // The frame shows 4/9 of the height, from 8/90 on: 16 % of the hidden part is above the frame.
    ['a face high in the frame', { x: 0.5, y: 0.3111 }, '50% 16%'],
    ['the top', { x: 0.9, y: 0.1 }, '50% 0%'],
    ['the bottom', { x: 0, y: 1 }, '50% 100%'],
  ])('shows %s of a portrait', (_name, focus, position) => {
    expect(positionIn(focus, PORTRAIT, FRAME)).toBe(position);
  });

  it('shows the side of a panorama', () => {
    expect(positionIn({ x: 0.9, y: 0.1 }, 4, FRAME)).toBe('100% 50%');
    expect(positionIn({ x: 0.6, y: 0.1 }, 3, FRAME)).toBe('70% 50%');
  });

  it('is the browser’s own where nothing is cut, or nothing is known', () => {
    expect(positionIn({ x: 0.1, y: 0.1 }, 1.5, FRAME)).toBeUndefined();
    expect(positionIn(null, PORTRAIT, FRAME)).toBeUndefined();
  });
});
