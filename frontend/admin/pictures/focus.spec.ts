import { expect, it } from '@jest/globals';
import { movedByKey, pointAt } from './focus';

it('the point that crops keep stays inside the picture, to a hundredth', () => {
  expect(pointAt({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
  expect(pointAt({ x: 0.33333, y: 0.5 })).toEqual({ x: 0.33, y: 0.5 });
});

it.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowDown', false, { x: 0.5, y: 0.51 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['Enter', false, undefined],
])('%s moves it (far: %p)', (key, far, point) => {
  expect(movedByKey({ x: 0.5, y: 0.5 }, key, far)).toEqual(point);
});
