import { describe, expect, it } from '@jest/globals';
import { focusOf, movedByKey, pointAt, pointText } from './focus';

describe('the point that a crop keeps', () => {
  it('is the middle until it is set', () => {
    expect(focusOf({})).toEqual({ x: 0.5, y: 0.5 });
    expect(focusOf({ focus: { x: 0.2, y: 1 } })).toEqual({ x: 0.2, y: 1 });
  });

  it('stays inside the picture, to a hundredth', () => {
    expect(pointAt(-0.2, 1.7)).toEqual({ x: 0, y: 1 });
    expect(pointAt(0.33333, 0.5)).toEqual({ x: 0.33, y: 0.5 });
  });

  it.each([
    ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
    ['ArrowDown', false, { x: 0.5, y: 0.51 }],
    ['ArrowUp', true, { x: 0.5, y: 0.4 }],
    ['Enter', false, undefined],
  ])('goes by %s (far: %p)', (key, far, point) => {
    expect(movedByKey({ x: 0.5, y: 0.5 }, key, far)).toEqual(point);
  });

  it('is said in words', () => {
    expect(pointText({ x: 0.3, y: 0.255 })).toBe('30 % from the left, 26 % from the top');
  });
});
