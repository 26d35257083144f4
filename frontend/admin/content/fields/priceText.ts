import type { Price } from '@salon/content/description';
import { formatPrice } from '@salon/content/words/prices';

/** The price as text that `readPrice` reads as the same price. */
export function priceText(price: Price | undefined): string {
  if (price?.kind === 'quoted') return 'on request';
  if (price?.rupees === undefined) return '';
  const text = formatPrice({ ...price, conditions: false })
    .replaceAll('₹', '')
    .replace(' – ', '–');
  return price.conditions ? `${text}*` : text;
}

export const PRICE_EXAMPLES = '“1,800”, “from 1,800”, “1,800–2,400”, “80 per nail” or “on request”';
export const NO_PRICE = 'Not a price, such as “1,800”, “from 1,800” or “80 per nail”.';
