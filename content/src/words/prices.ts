import type { Price } from '../description/prices.ts';
import { say } from './say.ts';

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `1,25,000` */
export const formatAmount = (amount: number): string => format.format(amount);

/** `₹1,25,000` */
export const formatRupees = (amount: number): string => `₹${formatAmount(amount)}`;

/** As shown: `₹2,499`, `₹2,499*` with conditions, `from ₹33,200`, `₹1,800 – ₹2,400`, `₹80 per nail`, `On request`. */
export function formatPrice({ kind, rupees, to, unit, conditions }: Price): string {
  if (kind === 'quoted' || rupees === undefined) return say('On request');
  const asterisk = conditions ? '*' : '';
  const amount = `${formatRupees(rupees)}${asterisk}`;
  if (kind === 'from') return say('from {price}', { price: amount });
  if (kind === 'range' && to !== undefined) return `${formatRupees(rupees)} – ${formatRupees(to)}${asterisk}`;
  if (kind === 'unit' && unit) return `${amount} ${unit}`;
  return amount;
}

/** A price in words for the owner, also when visitors see no price. */
export function priceWords(price: Price | undefined): string {
  if (!price) return 'no price';
  return price.kind === 'quoted' ? 'price on request' : formatPrice(price);
}
