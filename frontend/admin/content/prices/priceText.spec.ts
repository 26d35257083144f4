import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { columnIn, priceText, readPriceOver } from './priceText';

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
  [' ₹ 1,800 ', '1,800'],
  ['120,000', '1,20,000'],
  ['1 800', '1,800'],
  ['2,499*', '2,499*'],
  ['from 1800', 'from 1,800'],
  ['1800+', 'from 1,800'],
  ['₹1,800 – ₹2,400', '1,800–2,400'],
  ['450 ரூபாய் முதல்', 'from 450'],
  ['Ask', 'ask'],
  ['  ', ''],
  ['-', ''],
  ['none', ''],
])('%j is read as %j', (text, price) => expect(priceText(readPrice(text) ?? undefined)).toBe(price));

it.each(['free?', '-50', '1800 1', '500 600', '5 00', '1,8', '1800.50', 'from 80 per nail', '*'])(
  '%j can not be read',
  (text) => expect(readPrice(text)).toBeNull(),
);

it.each([
  ['from 1,800', '2000', 'from 2,000'],
  ['80 per nail', '₹90', '90 per nail'],
  ['1,800–2,400', '2000', '2,000–2,400'],
  ['999*', '1099', '1,099*'],
  ['from 1,800', '80 per nail', '80 per nail'],
  ['ask', '500', '500'],
  ['', '500', '500'],
  ['from 1,800', '', ''],
])('over %j, %j is the price %j', (last, typed, price) => {
  expect(priceText(readPriceOver(readPrice(last) ?? undefined, typed) ?? undefined)).toBe(price);
});

it.each([
  ['₹1,800\n2000\n', ['₹1,800', '2000']],
  ['1800\r\n\r\n2000\r\n', ['1800', '', '2000']],
  ['"from 1,800"\t1\n"ask"\t', ['from 1,800', 'ask']],
  ['1,800', undefined],
  ['from 1800\n', undefined],
  ['', undefined],
])('%j on the clipboard are cells, but for a single one', (text, cells) => {
  expect(columnIn(text)).toEqual(cells);
});
