import { describe, expect, it } from '@jest/globals';
import type { Price } from '@salon/content/description';
import { cellsIn, priceText, readPrice, readPriceOver, readRupees } from './priceText';

describe('a price as it is typed or pasted', () => {
  it.each<[string, Price]>([
    ['1800', { kind: 'fixed', rupees: 1800 }],
    ['₹1,800', { kind: 'fixed', rupees: 1800 }],
    [' ₹ 1,800 ', { kind: 'fixed', rupees: 1800 }],
    ['Rs. 1800/-', { kind: 'fixed', rupees: 1800 }],
    ['Rs 1800', { kind: 'fixed', rupees: 1800 }],
    ['INR 1,20,000', { kind: 'fixed', rupees: 120_000 }],
    ['120,000', { kind: 'fixed', rupees: 120_000 }],
    ['1 800', { kind: 'fixed', rupees: 1800 }],
    ['1800.00', { kind: 'fixed', rupees: 1800 }],
    ['2,499*', { kind: 'fixed', rupees: 2499, conditions: true }],
    ['from 1800', { kind: 'from', rupees: 1800 }],
    ['From ₹1,800', { kind: 'from', rupees: 1800 }],
    ['starting at 1800', { kind: 'from', rupees: 1800 }],
    ['1800+', { kind: 'from', rupees: 1800 }],
    ['1800 onwards', { kind: 'from', rupees: 1800 }],
    ['1,800-2,400', { kind: 'range', rupees: 1800, to: 2400 }],
    ['₹1,800 – ₹2,400', { kind: 'range', rupees: 1800, to: 2400 }],
    ['1800 to 2400', { kind: 'range', rupees: 1800, to: 2400 }],
    ['80 per nail', { kind: 'unit', rupees: 80, unit: 'per nail' }],
    ['₹80/nail', { kind: 'unit', rupees: 80, unit: 'per nail' }],
    ['Ask', { kind: 'quoted' }],
    ['on request', { kind: 'quoted' }],
    ['after a look', { kind: 'quoted' }],
  ])('%j', (text, price) => {
    expect(readPrice(text)).toEqual(price);
  });

  it.each(['', '  ', '-', '–', 'none'])('%j is no price', (text) => {
    expect(readPrice(text)).toBeUndefined();
  });

  it.each([
    ['free?', /^Write a price such as/],
    ['0', /^Write a price such as/],
    ['-50', /^Write a price such as/],
    ['1800 1', /^Write a price such as/],
    ['500 600', /^Write a price such as/],
    ['5 00', /^Write a price such as/],
    ['1,8', /^Write a price such as/],
    ['1800.50', /whole rupees/],
    ['2,400-1,800', /second amount must be higher/],
    ['99999999999', /more than the site can show/],
    ['from 80 per nail', /^Write a price such as/],
    [`80 per ${'x'.repeat(41)}`, /^Write a price such as/],
  ])('%j is none that can be read, with a sentence why', (text, why) => {
    expect(readPrice(text)).toEqual({ error: expect.stringMatching(why) });
  });

  it.each<Price | undefined>([
    { kind: 'fixed', rupees: 1800 },
    { kind: 'fixed', rupees: 120_000, conditions: true },
    { kind: 'from', rupees: 33_200 },
    { kind: 'range', rupees: 1800, to: 2400, conditions: true },
    { kind: 'unit', rupees: 80, unit: 'per nail' },
    { kind: 'quoted' },
    undefined,
  ])('is the same after it was written and read again: %j', (price) => {
    expect(readPrice(priceText(price))).toEqual(price);
  });
});

describe('an amount', () => {
  it.each([
    ['1,800', 1800],
    ['₹ 2500', 2500],
    ['', undefined],
  ])('%j', (text, amount) => expect(readRupees(text)).toBe(amount));

  it.each(['from 1800', 'ask', 'many'])('is none in %j', (text) => {
    expect(readRupees(text)).toEqual({ error: 'Write an amount such as 1,800.' });
  });
});

describe('a price typed over another', () => {
  it.each<[string, Price | undefined, string, Price | undefined]>([
    ['an amount keeps “from”', { kind: 'from', rupees: 1800 }, '2000', { kind: 'from', rupees: 2000 }],
    [
      'an amount keeps the unit',
      { kind: 'unit', rupees: 80, unit: 'per nail' },
      '₹90',
      { kind: 'unit', rupees: 90, unit: 'per nail' },
    ],
    [
      'an amount is the lower end',
      { kind: 'range', rupees: 1800, to: 2400 },
      '2000',
      { kind: 'range', rupees: 2000, to: 2400 },
    ],
    [
      'an amount keeps the asterisk',
      { kind: 'fixed', rupees: 999, conditions: true },
      '1099',
      { kind: 'fixed', rupees: 1099, conditions: true },
    ],
    [
      'another kind is taken',
      { kind: 'from', rupees: 1800 },
      '80 per nail',
      { kind: 'unit', rupees: 80, unit: 'per nail' },
    ],
    ['an amount over “ask” is fixed', { kind: 'quoted' }, '500', { kind: 'fixed', rupees: 500 }],
    ['an amount over nothing is fixed', undefined, '500', { kind: 'fixed', rupees: 500 }],
    ['nothing is nothing', { kind: 'from', rupees: 1800 }, '', undefined],
  ])('%s', (_case, last, text, price) => {
    expect(readPriceOver(last, text)).toEqual(price);
  });

  it('an amount above the upper end is a fault', () => {
    expect(readPriceOver({ kind: 'range', rupees: 1800, to: 2400 }, '2500')).toEqual({
      error: 'The second amount must be higher than the first.',
    });
  });
});

it.each([
  ['₹1,800\n2000\n', [['₹1,800'], ['2000']]],
  ['1800\r\n\r\n2000\r\n', [['1800'], [''], ['2000']]],
  ['999\t1,400', [['999', '1,400']]],
  [
    '"from 1,800"\t\n"ask"\t',
    [
      ['from 1,800', ''],
      ['ask', ''],
    ],
  ],
  ['1,800', undefined],
  ['from 1800\n', undefined],
  ['', undefined],
])('%j on the clipboard are cells, but for a single one', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});
