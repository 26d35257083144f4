import type { Price } from '@salon/content/description';
import type { Facts, VisitItem } from './store';
import { advanceText, sumAdvance, upiText, visitTerms } from './terms';

const item = (name: string, terms?: Facts['terms'], price?: Price, people = 1): VisitItem => ({
  ...{ id: 'hair/x', name, terms, price, people },
});
const fixed: Price = { kind: 'fixed', rupees: 4500 };
const from: Price = { kind: 'from', rupees: 18001 };
const range: Price = { kind: 'range', rupees: 1000, to: 1500 };
const unit: Price = { kind: 'unit', rupees: 80, unit: 'per nail' };
const quoted: Price = { kind: 'quoted' };
const upi = { upi: 'kadali@okbank', advance: 'Send the receipt on chat.' };
const salon = { ...upi, lateness: 'Fifteen minutes.', cancelling: 'Free for a day.' };

describe('the terms of a visit', () => {
  const lines = (items: VisitItem[], all?: typeof salon) =>
    visitTerms(items, all).map(({ name, texts }) => [name, ...texts.map(({ text, of }) => `${of}|${text}`)]);

  it('are said once for all services they are for', () => {
    const patchTest = { patchTest: true };
    expect(lines([item('Root', patchTest), item('Cut'), item('Lift', patchTest)])).toEqual([
      ['Patch test', 'Root, Lift|48 hours before, if it is new to you with us'],
    ]);
  });

  it('are the salon’s, but for a service with its own', () => {
    const bridal = item('Bridal', { cancelling: 'Thirty days.', bring: 'Flowers', share: 25 }, fixed);
    expect(lines([bridal], salon)).toEqual([
      ['Advance', '|₹1,125'],
      ['Before you come', '|Flowers'],
      ['If you are late', '|Fifteen minutes.'],
      ['Changing or cancelling', '|Thirty days.'],
    ]);
    expect(lines([item('Cut'), bridal], salon)).toEqual([
      ['Advance', 'Bridal|₹1,125'],
      ['Before you come', 'Bridal|Flowers'],
      ['If you are late', '|Fifteen minutes.'],
      ['Changing or cancelling', 'Cut|Free for a day.', 'Bridal|Thirty days.'],
    ]);
  });
});

it.each<[items: VisitItem[], text: string, amount: string]>([
  [[item('Cut', {}, fixed)], '', ''],
  [[item('Lips', { advance: 5000 }, from, 2), item('Cut', {}, fixed)], '₹10,000', '&am=10000.00'],
  [[item('Trial', { share: 25 }, fixed)], '₹1,125', '&am=1125.00'],
  [[item('Bridal', { share: 25 }, from)], 'at least ₹4,501', ''],
  [[item('Colour', { share: 50 }, range), item('Lips', { advance: 1_00_000 })], 'at least ₹1,00,500', ''],
  // A package that has services of both kinds: the greater one.
  [[item('Package', { share: 25, advance: 1000 }, fixed)], '₹1,125', '&am=1125.00'],
  [[item('Package', { share: 25, advance: 2000 }, fixed, 2)], '₹4,000', '&am=4000.00'],
  [[item('Nails', { share: 50 }, unit)], 'said on chat', ''],
  [
    [item('Trial', { share: 100 }, fixed), item('Correction', { share: 25 }, quoted)],
    '₹4,500, and for Correction said on chat',
    '',
  ],
])('the advance of a visit of %j is %s', (items, text, amount) => {
  const sum = sumAdvance(items);
  expect(advanceText(sum)).toBe(text);
  expect(upiText('kadali@okbank', 'Kadali & மலர்', sum)).toBe(
    `upi://pay?pa=kadali@okbank&pn=${encodeURIComponent('Kadali & மலர்')}${amount}&cu=INR&tn=Advance`,
  );
});
