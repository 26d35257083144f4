import type { Price } from '@salon/content/description';
import { formatPrice } from '@salon/content/words/prices';

/** The result for a text that can't be read. `error` says why, in a sentence. */
export interface Unreadable {
  error: string;
}

export const isUnreadable = (read: unknown): read is Unreadable =>
  typeof read === 'object' && read !== null && 'error' in read;

const DEAREST = 9_999_999;
const LONGEST_UNIT = 40;

const HOW =
  'Write a price such as 1,800, “from 1,800”, “1,800–2,400”, “80 per nail”, or “ask” when it is told after a look.';
const NO_PAISE = 'Prices are in whole rupees.';
const UPSIDE_DOWN = 'The second amount must be higher than the first.';
const TOO_MUCH = 'This is more than the site can show. Please check the number of zeros.';

// Digits grouped in the Indian or the Western way. Spaces group digits only where they can't separate two amounts.
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,2}(?: \d\d)* \d{3}|\d+)(?:\.\d+)?)`;
const SINGLE = new RegExp(`^${AMOUNT}$`);
const FROM = new RegExp(`^(?:(?:starts? |starting )?(?:from|at)|starts|starting) ${AMOUNT}$`);
const ONWARDS = new RegExp(`^${AMOUNT} ?(?:\\+|onwards?|upwards?|and up)$`);
const RANGE = new RegExp(`^(?:from |between )?${AMOUNT} ?(?:-|to|and) ?${AMOUNT}$`);
const UNIT = new RegExp(`^${AMOUNT} ?(?:/ ?|per |a |an |each )(.+)$`);
const ASK = /^(?:ask|ask us|ask on chat|after a look|on request|on consultation|on quote|quoted?|poa)$/;
const NONE = /^(?:-|none|no price)?$/;

/**
 * A price as owners and spreadsheets write it: `₹1,800`, `Rs. 1800/-`, `from 1800`, `1800+`, `1,800-2,400`, `80 per nail`, `ask`.
 * `undefined` is no price at all. A trailing `*` stands for conditions.
 */
export function readPrice(text: string): Price | undefined | Unreadable {
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
  const conditions = starred ? { conditions: true } : {};
  if (NONE.test(plain)) return starred ? { error: HOW } : undefined;
  if (ASK.test(plain)) return { kind: 'quoted' };

  const single = SINGLE.exec(plain);
  if (single) return priced({ kind: 'fixed', ...conditions }, single[1]);
  const from = FROM.exec(plain) ?? ONWARDS.exec(plain);
  if (from) return priced({ kind: 'from', ...conditions }, from[1]);
  const range = RANGE.exec(plain);
  if (range) return rangeOf({ kind: 'range', ...conditions }, range[1], range[2]);
  const unit = UNIT.exec(plain);
  const word = unit?.[2]?.trim();
  if (unit && word && word.length <= LONGEST_UNIT && !/^\d/.test(word))
    return priced({ kind: 'unit', unit: `per ${word}`, ...conditions }, unit[1]);
  return { error: HOW };
}

/**
 * A price typed over another one. An amount alone changes only the amount, as in the service's form: the kind of price, its
 * unit, its upper end and its asterisk stay.
 */
export function readPriceOver(last: Price | undefined, text: string): Price | undefined | Unreadable {
  const read = readPrice(text);
  if (!last || last.kind === 'quoted' || !read || isUnreadable(read) || read.kind !== 'fixed') return read;
  const { rupees = 0, conditions } = read;
  if (last.kind === 'range' && rupees >= Number(last.to)) return { error: UPSIDE_DOWN };
  return { ...last, rupees, ...(conditions && { conditions }) };
}

/** Whole rupees as typed: `1,800`, `₹ 1800`. `undefined` for an empty text. */
export function readRupees(text: string): number | undefined | Unreadable {
  const read = readPrice(text);
  if (read === undefined) return undefined;
  if (isUnreadable(read) && /\.\d/.test(text)) return read;
  const amount = isUnreadable(read) || read.kind !== 'fixed' ? undefined : read.rupees;
  return amount ?? { error: 'Write an amount such as 1,800.' };
}

function priced(price: Omit<Price, 'rupees'>, digits: string | undefined): Price | Unreadable {
  const rupees = amountOf(digits);
  return typeof rupees === 'number' ? { ...price, rupees } : rupees;
}

function rangeOf(
  price: Omit<Price, 'rupees'>,
  low: string | undefined,
  high: string | undefined,
): Price | Unreadable {
  const [rupees, to] = [amountOf(low), amountOf(high)];
  if (typeof rupees !== 'number') return rupees;
  if (typeof to !== 'number') return to;
  return to > rupees ? { ...price, rupees, to } : { error: UPSIDE_DOWN };
}

function amountOf(digits: string | undefined): number | Unreadable {
  const amount = Number(digits?.replace(/[, ]/g, ''));
  if (!Number.isInteger(amount)) return { error: NO_PAISE };
  if (amount < 1) return { error: HOW };
  return amount <= DEAREST ? amount : { error: TOO_MUCH };
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

/** The rows of cells that a spreadsheet put on the clipboard. Undefined for a single cell, which is pasted as plain text. */
export function cellsIn(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
