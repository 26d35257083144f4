import type { Price } from '../../../../content/site-content';
import { formatPrice } from '../../../../ui/formatPrice';

/** A price as visitors read it; in the owner's words where they read none. */
export function priceInWords(price: Price | undefined): string {
  if (!price) return 'No price';
  return price.kind === 'quoted' ? 'After a look' : formatPrice(price);
}
