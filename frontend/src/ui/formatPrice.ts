import type { Price } from '../content/types';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `₹2,499`, `₹2,499*` with conditions, `from ₹33,200` for a starting price. */
export function formatPrice({ rupees: amount, from, conditions }: Price): string {
  return `${from ? 'from ' : ''}₹${rupees.format(amount)}${conditions ? '*' : ''}`;
}
