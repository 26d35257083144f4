import type { Price } from '@salon/content/description';
import { formatPrice } from '@salon/content/words/prices';

// Digits grouped in the Indian or the Western way. Spaces group digits only where they can't separate two amounts.
const AMOUNT = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,2}(?: \d\d)* \d{3}|\d+)(?:\.0{1,2})?`;
const SINGLE = new RegExp(`^${AMOUNT}$`);
const FROM = new RegExp(`^(?:(?:starts? |starting )?(?:from|at)|starts|starting) ${AMOUNT}$`);
const ONWARDS = new RegExp(`^${AMOUNT} ?(?:\\+|onwards?|upwards?|and up)$`);
const RANGE = new RegExp(`^(?:from |between )?${AMOUNT} ?(?:-|to|and) ?${AMOUNT}$`);
const UNIT = new RegExp(`^${AMOUNT} ?(?:/ ?|per |a |an |each )(\\D.*)$`);
const ASK = /^(?:ask|ask us|ask on chat|after a look|on request|on consultation|on quote|quoted?|poa)$/;
const NONE = /^(?:-|none|no price)?$/;

/**
 * A price as owners and spreadsheets write it: `₹1,800`, `Rs. 1800/-`, `from 1800`, `1800+`, `1,800-2,400`, `80 per nail`, `ask`.
 * `undefined` is no price at all; null is a text that can't be read. A trailing `*` stands for conditions.
 */
export function readPrice(text: string): Price | undefined | null {
  const starred = /\*\s*$/.test(text);
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\/-/g, ' ')
    .replace(/₹|\brs\.?(?=[\s\d])|\binr\b|\brupees\b/g, ' ')
    .replace(/\*\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (NONE.test(plain)) return starred ? null : undefined;
  if (ASK.test(plain)) return { kind: 'quoted' };
  const conditions = starred ? { conditions: true } : {};
  const single = SINGLE.exec(plain);
  if (single) return { kind: 'fixed', rupees: amountOf(single[1]), ...conditions };
  const from = FROM.exec(plain) ?? ONWARDS.exec(plain);
  if (from) return { kind: 'from', rupees: amountOf(from[1]), ...conditions };
  const range = RANGE.exec(plain);
  if (range) return { kind: 'range', rupees: amountOf(range[1]), to: amountOf(range[2]), ...conditions };
  const unit = UNIT.exec(plain);
  return unit && { kind: 'unit', rupees: amountOf(unit[1]), unit: `per ${unit[2]}`, ...conditions };
}

const amountOf = (digits = '') => Number(digits.replace(/[, ]/g, ''));

/**
 * A price typed over another one. An amount alone changes only the amount, as in the service's form: the kind of price, its
 * unit, its upper end and its asterisk stay.
 */
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
