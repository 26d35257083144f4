import type { Price } from '../description/prices.ts';
import { formatPrice, formatRupees } from './prices.ts';

it.each<[Price, string]>([
  [{ kind: 'fixed', rupees: 999 }, '₹999'],
  [{ kind: 'fixed', rupees: 2499, conditions: true }, '₹2,499*'],
  [{ kind: 'fixed', rupees: 125000 }, '₹1,25,000'],
  [{ kind: 'from', rupees: 33200 }, 'from ₹33,200'],
  [{ kind: 'range', rupees: 1800, to: 2400 }, '₹1,800 – ₹2,400'],
  [{ kind: 'unit', rupees: 80, unit: 'per nail' }, '₹80 per nail'],
  [{ kind: 'quoted' }, 'On request'],
])('the price %j reads %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

it('writes amounts as India does', () => {
  expect(formatRupees(4500000)).toBe('₹45,00,000');
});
