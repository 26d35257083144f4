import { formatPrice } from './formatPrice';

describe('a price', () => {
  it.each([
    [{ rupees: 999 }, '₹999'],
    [{ rupees: 2499, conditions: true as const }, '₹2,499*'],
    [{ rupees: 33200, from: true as const }, 'from ₹33,200'],
    [{ rupees: 125000 }, '₹1,25,000'],
  ])('%j reads %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});
