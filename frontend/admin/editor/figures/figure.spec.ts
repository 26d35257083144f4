import { describe, expect, it } from '@jest/globals';
import { LAYOUTS } from '../../../../blog-service/src/posts/text/figures';
import { layoutsFor, MOST_PICTURES } from './figure';

describe('the layouts of a figure', () => {
  it.each(Array.from({ length: MOST_PICTURES + 1 }, (_, count) => count))(
    'with %i pictures are those that blog-service keeps',
    (count) => {
      const kept = Object.entries(LAYOUTS).filter(([, { least, most }]) => count >= least && count <= most);
      expect(layoutsFor(count)).toEqual(['one', ...kept.map(([name]) => name)]);
    },
  );

  it('hold as many pictures as blog-service keeps', () => {
    expect(LAYOUTS.gallery?.most).toBe(MOST_PICTURES);
  });
});
