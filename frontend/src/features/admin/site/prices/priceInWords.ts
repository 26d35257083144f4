import type { Price } from '../../../../content/site-content';
import { priceText, rupeesText } from './priceText';

/** A price as visitors read it; in the owner's words where they read no amount. */
export function priceInWords(price: Price | undefined): string {
  if (!price) return 'No price';
  const { kind, rupees, to, conditions } = price;
  if (kind === 'quoted') return 'After a look';
  if (rupees === undefined) return 'No amount yet';
  if (kind === 'range') return `₹${rupeesText(rupees)} – ₹${rupeesText(to)}${conditions ? '*' : ''}`;
  const text = priceText(price);
  return kind === 'from' ? text.replace('from ', 'from ₹') : `₹${text}`;
}
