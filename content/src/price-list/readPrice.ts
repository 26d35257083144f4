import type { Price } from '../description/prices.ts';

/** What stands for rupees, before or after an amount. */
export const RUPEES = String.raw`(?:₹|(?<![a-z])(?:rs|inr|rupees?)(?![a-z])\.?|ரூபாய்|ரூ\.?|रुपये|रु\.?|രൂപ|രൂ\.?)`;
/** After an amount: it is the lowest one. */
export const ONWARDS_WORDS = String.raw`(?:\+|onwards?|upwards?|and up|முதல்|से|മുതൽ)`;
/** Before an amount: it is the lowest one. */
export const FROM_WORDS =
  '(?:(?:starts?|starting)(?: price)? (?:from|at|@)|starts|starting(?: price)?|from|at)';
/** In place of an amount. */
export const ASK_WORDS =
  '(?:ask|ask us|ask on chat|after a look|on request|on consultation|on quote|quoted?|poa)';

// Digits grouped in the Indian or the Western way. Spaces group digits only where they can't separate two amounts.
const AMOUNT = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,2}(?: \d\d)* \d{3}|\d+)(?:\.0{1,2})?`;
const SINGLE = new RegExp(`^${AMOUNT}$`);
const FROM = new RegExp(`^${FROM_WORDS} ${AMOUNT}$`);
const ONWARDS = new RegExp(`^${AMOUNT} ?${ONWARDS_WORDS}$`);
const RANGE = new RegExp(`^(?:from |between )?${AMOUNT} ?(?:-|to|and) ?${AMOUNT}$`);
const UNIT = new RegExp(`^${AMOUNT} ?(?:(each)|(?:/ ?|per |a |an |each )(\\D.*))$`);
const ASK = new RegExp(`^${ASK_WORDS}$`);
const NONE = /^(?:-|none|no price)?$/;
const SIGNS = new RegExp(RUPEES, 'g');

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
    .replace(SIGNS, ' ')
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
  return (
    unit && { kind: 'unit', rupees: amountOf(unit[1]), unit: unit[2] ?? `per ${unit[3]}`, ...conditions }
  );
}

export const amountOf = (digits = '') => Number(digits.replace(/[, ]/g, ''));
