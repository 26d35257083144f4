import type { Price } from '@salon/content/description';
import type { VisitItem } from './store';
import { durationText, endOf, itemsOn, minutesOf, sumDurations, sumPrices, visitTexts } from './sums';

const item = (price: Price | undefined, duration = '', people = 1): VisitItem => ({
  id: 'hair/x',
  name: 'X',
  price,
  duration,
  people,
});
const fixed: Price = { kind: 'fixed', rupees: 999 };
const from: Price = { kind: 'from', rupees: 1800 };
const range: Price = { kind: 'range', rupees: 1000, to: 1500 };
const unit: Price = { kind: 'unit', rupees: 80, unit: 'per nail' };
const quoted: Price = { kind: 'quoted' };

describe('what a visit costs', () => {
  it.each<[string, (Price | undefined)[], Price | undefined, number]>([
    ['one amount', [fixed], fixed, 0],
    ['amounts add up', [fixed, { kind: 'fixed', rupees: 1 }], { kind: 'fixed', rupees: 1000 }, 0],
    ['a start makes the sum a start', [fixed, from], { kind: 'from', rupees: 2799 }, 0],
    ['ranges add up as ranges', [range, range, fixed], { kind: 'range', rupees: 2999, to: 3999 }, 0],
    ['a range and a start are a start', [range, from], { kind: 'from', rupees: 2800 }, 0],
    [
      'lakhs add up, too',
      [
        { ...fixed, rupees: 125_000 },
        { ...range, rupees: 90_000, to: 150_000 },
      ],
      { kind: 'range', rupees: 215_000, to: 275_000 },
      0,
    ],
    [
      'conditions stay with the sum',
      [{ ...fixed, conditions: true }, fixed],
      { kind: 'fixed', rupees: 1998, conditions: true },
      0,
    ],
    ['what is said after a look stands outside', [fixed, quoted], fixed, 1],
    ['so does what costs by the piece', [fixed, unit], fixed, 1],
    ['and what has no price at all', [undefined, fixed], fixed, 1],
    ['without any amount there is no sum', [quoted, unit], undefined, 2],
  ])('%s', (_, prices, total, besides) => {
    const sum = sumPrices(prices.map((price) => item(price)));
    expect(sum.total).toEqual(total);
    expect(sum.besides).toHaveLength(besides);
  });

  it('is paid by each', () => {
    expect(sumPrices([item(range, '', 3), item(from, '', 2)]).total).toEqual({ kind: 'from', rupees: 6600 });
    expect(sumPrices([item(range, '', 2)]).total).toEqual({ kind: 'range', rupees: 2000, to: 3000 });
  });
});

it('the length of a visit adds up what is known, one after the other', () => {
  expect(sumDurations([item(fixed, '45-60 mins', 2), item(fixed, '1 hr')])).toEqual({
    total: { from: 150, to: 180 },
    besides: [],
  });
  const partly = sumDurations([item(fixed, '60 mins'), item(fixed)]);
  expect(durationText(partly)).toBe('about 1 hour and more');
  expect(durationText(sumDurations([item(fixed)]))).toBe('');
});

it.each<[VisitItem[], string]>([
  [
    [item(from, '45-60 mins'), item({ kind: 'from', rupees: 1200 }, '60-75 mins')],
    '2 services, from ₹3,000, about 2 hours',
  ],
  [[item(fixed)], '1 service, ₹999'],
  [[item(fixed, '30 mins'), item(quoted, '30 mins')], '2 services, ₹999 + 1 to ask, about 1 hour'],
])('a visit in a line: %#', (items, text) => {
  expect(visitTexts(items).join(', ')).toBe(text);
});

const wax: VisitItem = { ...item(fixed), until: '2026-11-30' };

it.each([
  ['2026-11-30', fixed, undefined],
  ['2026-12-01', undefined, '2026-11-30'],
])('a package until 30 November on %s costs %j', (day, price, end) => {
  const [other, shown] = itemsOn(day, [item(fixed), wax]);
  expect(other).toEqual(item(fixed));
  expect(shown?.price).toEqual(price);
  expect(shown && endOf(shown)).toBe(end);
});

it.each<[string, [number, number] | undefined]>([
  ['45-60 mins', [45, 60]],
  ['1 hr', [60, 60]],
  ['about 2¼ hours', [135, 135]],
  ['1 hr and 15 min', [75, 75]],
  ['1 hr – 1 hr 30 mins', [60, 90]],
  ['Half day', undefined],
  ['', undefined],
  ['A while', undefined],
  ['45 - 1 hr', undefined],
  ['12 weeks, Tuesday to Friday, 10 am to 2 pm', undefined],
])('how long something takes: %j', (text, minutes) => {
  expect(minutesOf(text)).toEqual(minutes && { from: minutes[0], to: minutes[1] });
});
