import type { Price } from '../description/prices.ts';
import { formatAmount } from '../words/prices.ts';
import { bare, plainLine } from './plainLine.ts';
import { ASK_WORDS, amountOf, FROM_WORDS, ONWARDS_WORDS, RUPEES, readPrice } from './readPrice.ts';

/** What one pasted line says by itself. */
export interface ReadLine {
  /** Empty when it has none, as the line below a name. */
  name: string;
  price?: Price;
  duration: string;
  /** What was guessed. */
  guesses: string[];
  /** Why it can't be a service. */
  reason?: string;
}

const LONGEST_LINE = 300;
const LETTER = /\p{L}/u;
const WORD_END = String.raw`(?![\p{L}\p{M}])`;

const PHONE =
  /(?<!\d)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)|\+\d{1,3}[ -]?\d{4}|(?<!\d)0\d{2,4}[ -]\d{6,8}(?!\d)/;
/** `60000-80000` is a range. */
const ROUND_RANGE = /^\d{3}00[ -]\d{3}00$/;
const LINK = /https?:|www\.|\S@\S+\.\p{L}|(?:^|\s)@\p{L}\S{2}/iu;
/** What has a number that is no price, unless a sign of rupees says so. */
const OTHERS: [pattern: RegExp, reason: string][] = [
  [
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue)[a-z]* ?- ?(?:fri|sat|sun)|\b(?:closed|holidays?|timings?|(?:working|opening|business) hours)\b|\bopen(?:s|ing)? (?:daily|all|from|at|till|24)/i,
    'Looks like opening times.',
  ],
  [
    /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b/i,
    'Looks like a date or a time.',
  ],
  [
    /\b(?:road|street|nagar|floor|near|opp(?:osite)?|landmark|pin ?code|junction|complex|building|(?:shop|door|plot|flat) no)\b|(?<![\d,])[1-9]\d{2} ?(?!000)\d{3}$/i,
    'Looks like an address.',
  ],
  [/\b(?:price|rate)s? ?(?:list|card|chart)\b|\bmenu card\b/i, 'Looks like the title of the list.'],
  [/\d ?%/, 'Has a percentage, which is no price.'],
];
const SIGNED = new RegExp(String.raw`${RUPEES}[ :.-]*\d|\d ?(?:/-|${RUPEES})`, 'iu');

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const HOURS = '(?:hours?|hrs?|h|மணி(?: நேரம்)?|घंटे|घंटा|മണിക്കൂർ)';
const MINUTES = '(?:minutes?|mins?|mts|நிமிடங்கள்|நிமிடம்|मिनट|മിനിറ്റ്)';
const DURATION = new RegExp(
  String.raw`[(\[]?(?<![\p{L}\d.,])(${NUMBER})(?: ?(?:-|to) ?(${NUMBER}))? ?(?:(${HOURS})|${MINUTES})${WORD_END}\.?(?: ?(?:and )?(\d{1,2}) ?(?:${MINUTES}|m)${WORD_END}\.?)?[)\]]?`,
  'iu',
);

const AMOUNT = new RegExp(
  String.raw`(₹\s?|(?<![\p{L}\p{M}\d]|\d[.,])(?:${RUPEES}[\s:.-]*)?)(\d+(?:,\d+)*(?:\.\d+)?)(?:(\s?(?:/-|${RUPEES}))|(?![\d\p{L}\p{M}]))`,
  'giu',
);
/** After a number that counts something else than rupees. */
const COUNTED =
  /^ ?(?:%|(?:ml|gms?|g|kg|sessions?|sittings?|steps?|times|years?|yrs?|months?|days?|weeks?|pcs|pieces|nos|people|persons?|inch(?:es)?|carats?|ct|in)(?![\p{L}]))/iu;
const BEFORE = new RegExp(String.raw`(?:^|[\s:(-])((?:${FROM_WORDS}|between))\s*$`, 'i');
const LABEL = /(?:\b(?:price|rate|cost|charges?|amount|only|mrp)|@)[\s:=-]*$/i;
const AFTER = new RegExp(
  String.raw`^ ?\(?(?:${ONWARDS_WORDS}(?! ?(?:gst|tax))|\*|each\b|(?:per|/) ?\p{L}[\p{L}\p{M}]*)\)?`,
  'iu',
);
const ASKED = new RegExp(String.raw`(?:^|[\s:(-])(?:price )?(${ASK_WORDS})[\s.)]*$`, 'i');
const SIZE =
  /(?:^|[\s(-])(?:short|medium|long|small|big|large|half|full|men|women|gents|ladies|s|m|l)[\s:(-]*$/i;
const THOUSANDS = /(?<![\p{L}\d.,])(\d+(?:\.\d+)?)k(?![\p{L}\d])/iu;
const JOINED = /^ ?(?:-|to|and|\/) ?$/i;
const LOWEST_BARE_PRICE = 10;

/** Reads a pasted line: a name, a price, a duration, or why it has none of them. */
export function readLine(raw: string): ReadLine {
  const nothing = { name: '', duration: '', guesses: [] };
  if (raw.length > LONGEST_LINE) return { ...nothing, reason: 'Is too long for one service.' };
  const line = plainLine(raw);
  if (!/[\p{L}\d]/u.test(line)) return { ...nothing, reason: 'Has no words.' };
  const reason = reasonIn(line);
  if (reason) return { ...nothing, name: bare(line), reason };

  const guesses: string[] = [];
  const timed = DURATION.exec(line);
  const duration = timed ? durationOf(timed) : '';
  const text = line.replace(DURATION, '\t').replace(THOUSANDS, (written, number) => {
    const rupees = String(Math.round(Number(number) * 1000));
    guesses.push(`“${written}” was read as ${formatAmount(Number(rupees))}.`);
    return rupees;
  });
  const asked = ASKED.exec(text);
  const found = amountsIn(text);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) {
    const before = asked ? text.slice(0, asked.index) : text;
    return { name: nameIn(before), duration, guesses, ...(asked && { price: { kind: 'quoted' } }) };
  }

  const before = text.slice(0, first.start);
  const [, from = ''] = BEFORE.exec(before) ?? [];
  const [suffix = ''] = AFTER.exec(text.slice(last.end)) ?? [];
  const rest = text.slice(last.end + suffix.length);
  // A number within a text, such as “We are 20 people”.
  if (!found.some(({ signed }) => signed) && !from && !suffix && /^ ?(?!only\b)[\p{L}\p{M}]/iu.test(rest))
    return { name: nameIn(text), duration, guesses };

  const written = text.slice(first.start, last.end);
  const areTwoEnds = found.length === 2 && /^[ ]?(?:-|to|and)[ ]?$/i.test(text.slice(first.end, last.start));
  let price: Price | null | undefined;
  let start = before.replace(BEFORE, '');
  if (found.length === 1 || areTwoEnds)
    price = readPrice(`${from} ${written} ${suffix.replace(/[()]/g, '')}`.replace(/[:.](?=\s|$)/g, ''));
  else if (found.every(({ rupees }, index) => index === 0 || rupees > (found[index - 1]?.rupees ?? 0))) {
    price = { kind: 'range', rupees: first.rupees, to: last.rupees };
    const [size = ''] = SIZE.exec(start) ?? [];
    guesses.push(`“${bare(size + written)}” was read as a price from the lowest to the highest.`);
    start = start.replace(SIZE, '');
  }
  const after = bare(rest.replace(/^ ?only\b/i, ''));
  const name = nameIn(start);
  if (!price)
    return {
      name: name || after,
      duration,
      guesses,
      reason: `“${bare(written)}” is no price that can be read.`,
    };
  if (name && after) guesses.push(`“${after}” stands behind the price and was added to the name.`);
  if (price.kind === 'fixed' && !first.signed && /^(?:19\d|20[0-3])\d$/.test(written))
    guesses.push(`${written} can be a year too.`);
  return { name: [name, after].filter(Boolean).join(' '), price, duration, guesses };
}

function reasonIn(line: string): string | undefined {
  const phone = PHONE.exec(line)?.[0];
  if (phone && !ROUND_RANGE.test(phone)) return 'Looks like a phone number.';
  if (LINK.test(line)) return 'Looks like an address on the internet.';
  return SIGNED.test(line) ? undefined : OTHERS.find(([pattern]) => pattern.test(line))?.[1];
}

/** As the content has it: `45 mins`, `60-90 mins`. */
function durationOf([, from, to, hours, more = '0']: RegExpExecArray): string {
  const minutes = (amount: string) => Math.round(Number(amount) * (hours ? 60 : 1)) + Number(more);
  return `${[from, to].flatMap((end) => (end === undefined ? [] : minutes(end))).join('-')} mins`;
}

/** The amounts that are a price: those with a sign of rupees or, when there are none, the last number and its neighbours. */
function amountsIn(text: string) {
  const all = Array.from(text.matchAll(AMOUNT), ({ 0: whole, 1: sign, 2: digits, 3: after, index }) => ({
    start: index,
    end: index + whole.length,
    rupees: amountOf(digits),
    signed: Boolean(sign || after),
  })).filter(
    ({ end, rupees, signed }) => signed || (rupees >= LOWEST_BARE_PRICE && !COUNTED.test(text.slice(end))),
  );
  // The sign of one end of a range counts for both.
  for (const [index, amount] of all.entries()) {
    const next = all[index + 1];
    if (next && JOINED.test(text.slice(amount.end, next.start)))
      amount.signed = next.signed = amount.signed || next.signed;
  }
  const signed = all.filter((amount) => amount.signed);
  // “24 carat gold facial 1500” has one price; “short 400 / long 600” two.
  const last = all.at(-1)?.rupees ?? 0;
  return signed.length > 0 ? signed : all.filter(({ rupees }) => rupees * 4 >= last);
}

function nameIn(text: string): string {
  const name = bare(bare(text).replace(LABEL, ''));
  return LETTER.test(name) ? name : '';
}
