import { pointAt } from './FocalPoint';

it('the point that crops keep stays inside the picture, to a hundredth', () => {
  expect(pointAt({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
  expect(pointAt({ x: 0.33333, y: 0.5 })).toEqual({ x: 0.33, y: 0.5 });
});
