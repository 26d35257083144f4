import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { formatPrice } from '@salon/content/words/prices';

/** An amount alone changes only the amount: the kind of the last price, its unit, its upper end and its asterisk stay. */
export function readPriceOver(last: Price | undefined, text: string): Price | undefined | null {
  const read = readPrice(text);
  return read?.kind === 'fixed' && last && last.kind !== 'quoted'
    ? { ...last, ...read, kind: last.kind }
    : read;
}

/** The price as text that `readPrice` reads as the same price. */
export function priceText(price: Price | undefined): string {
  if (price?.kind === 'quoted') return 'ask';
  if (price?.rupees === undefined) return '';
  const text = formatPrice({ ...price, conditions: false })
    .replaceAll('₹', '')
    .replace(' – ', '–');
  return price.conditions ? `${text}*` : text;
}

/** The column that a spreadsheet put on the clipboard. Undefined for a single cell, which is pasted as plain text. */
export function columnIn(text: string): string[] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) =>
      row
        .replace(/\t.*/, '')
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
  return rows.length > 1 ? rows : undefined;
}
