import { describe, expect, it } from '@jest/globals';
import { idFor, linesOf, moved } from './lists';

describe('an entry that is moved', () => {
  it('stands at its new place, the others close up', () => {
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  });

  it.each([
    [0, -1],
    [2, 3],
    [5, 0],
  ])('stays where there is no place for it: %i to %i', (from, to) => {
    const list = ['a', 'b', 'c'];
    expect(moved(list, from, to)).toBe(list);
  });
});

describe('an id', () => {
  it.each([
    ['Hair Spa', 'hair-spa'],
    ["Men's Cut & Beard", 'mens-cut-beard'],
    ['  Crème brûlée tint ', 'creme-brulee-tint'],
    ['முடி', 'service'],
  ])('of %j is %j', (name, id) => expect(idFor(name, [])).toBe(id));

  it('is one that nobody has', () => {
    expect(idFor('Hair Spa', ['hair-spa', 'hair-spa-2'])).toBe('hair-spa-3');
  });

  it('stays short', () => {
    expect(idFor('a very long name '.repeat(9), []).length).toBeLessThanOrEqual(56);
  });
});

it('lines of a text come without bullets and gaps', () => {
  expect(linesOf('• Warm oil\n\n- Wash\r\n2) Cut, 10-free\n  Dry  ')).toEqual([
    'Warm oil',
    'Wash',
    'Cut, 10-free',
    'Dry',
  ]);
});
