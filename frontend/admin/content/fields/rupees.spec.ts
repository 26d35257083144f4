import { describe, expect, it } from '@jest/globals';
import { rupeesIn, rupeesText } from './rupees';

describe('whole rupees', () => {
  it.each([
    ['1800', 1800],
    ['1,800', 1800],
    ['₹ 1,25,000', 125000],
    ['Rs. 1,800/-', 1800],
    ['1800.00', 1800],
    ['', undefined],
    ['18oo', undefined],
    ['1800.50', undefined],
    ['from 1800', undefined],
  ])('in “%s” are %s', (typed, rupees) => {
    expect(rupeesIn(typed)).toBe(rupees);
  });

  it('are written as people read them', () => {
    expect(rupeesText(125000)).toBe('1,25,000');
    expect(rupeesText(undefined)).toBe('');
  });
});
