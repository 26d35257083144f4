import { describe, expect, it } from '@jest/globals';
import type { Price } from '@salon/content/description';
import { cellsIn, isUnreadable, priceText, readPrice, readPriceOver, readRupees } from './priceText';

/** What was read, as text; or the sentence why it was not. */
const said = (read: ReturnType<typeof readPrice>) => (isUnreadable(read) ? read.error : priceText(read));

it.each<[string, Price | undefined]>([
  ['1,800', { kind: 'fixed', rupees: 1800 }],
  ['1,20,000*', { kind: 'fixed', rupees: 120_000, conditions: true }],
  ['from 33,200', { kind: 'from', rupees: 33_200 }],
  ['1,800–2,400*', { kind: 'range', rupees: 1800, to: 2400, conditions: true }],
  ['80 per nail', { kind: 'unit', rupees: 80, unit: 'per nail' }],
  ['80 per nail*', { kind: 'unit', rupees: 80, unit: 'per nail', conditions: true }],
  ['ask', { kind: 'quoted' }],
  ['', undefined],
])('%j is the same after it was read and written again', (text, price) => {
  expect(priceText(price)).toBe(text);
  expect(readPrice(text)).toEqual(price);
});

it.each([
  ['1800', '1,800'],
  ['₹1,800', '1,800'],
  [' ₹ 1,800 ', '1,800'],
  ['Rs. 1800/-', '1,800'],
  ['Rs 1800', '1,800'],
  ['INR 1,20,000', '1,20,000'],
  ['120,000', '1,20,000'],
  ['1 800', '1,800'],
  ['1800.00', '1,800'],
  ['2,499*', '2,499*'],
  ['from 1800', 'from 1,800'],
  ['From ₹1,800', 'from 1,800'],
  ['starting at 1800', 'from 1,800'],
  ['1800+', 'from 1,800'],
  ['1800 onwards', 'from 1,800'],
  ['1,800-2,400', '1,800–2,400'],
  ['₹1,800 – ₹2,400', '1,800–2,400'],
  ['1800 to 2400', '1,800–2,400'],
  ['₹80/nail', '80 per nail'],
  ['Ask', 'ask'],
  ['on request', 'ask'],
  ['after a look', 'ask'],
  ['  ', ''],
  ['-', ''],
  ['–', ''],
  ['none', ''],
])('%j is read as %j', (text, price) => expect(said(readPrice(text))).toBe(price));

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
])('%j can not be read, with a sentence why', (text, why) => {
  expect(readPrice(text)).toEqual({ error: expect.stringMatching(why) });
});

it.each([
  ['1,800', 1800],
  ['₹ 2500', 2500],
  ['', undefined],
  ...['from 1800', 'ask', 'many'].map((text) => [text, { error: 'Write an amount such as 1,800.' }] as const),
])('the amount in %j', (text, amount) => expect(readRupees(text)).toEqual(amount));

describe('a price typed over another', () => {
  it.each([
    ['from 1,800', '2000', 'from 2,000'],
    ['80 per nail', '₹90', '90 per nail'],
    ['1,800–2,400', '2000', '2,000–2,400'],
    ['1,800–2,400', '2500', 'The second amount must be higher than the first.'],
    ['999*', '1099', '1,099*'],
    ['from 1,800', '80 per nail', '80 per nail'],
    ['ask', '500', '500'],
    ['', '500', '500'],
    ['from 1,800', '', ''],
  ])('%j, then %j', (last, typed, price) => {
    expect(said(readPriceOver(readPrice(last) as Price | undefined, typed))).toBe(price);
  });
});

it.each([
  ['₹1,800\n2000\n', [['₹1,800'], ['2000']]],
  ['1800\r\n\r\n2000\r\n', [['1800'], [''], ['2000']]],
  ['999\t1,400', [['999', '1,400']]],
  ['"from 1,800"\t\n"ask"\t', ['from 1,800', 'ask'].map((text) => [text, ''])],
  ['1,800', undefined],
  ['from 1800\n', undefined],
  ['', undefined],
])('%j on the clipboard are cells, but for a single one', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});
