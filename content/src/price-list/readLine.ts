import type { Price } from '../description/prices.ts';
import { formatAmount } from '../words/prices.ts';
import { bare, plainLine } from './plainLine.ts';
import { ASK_WORDS, amountOf, FROM_WORDS, ONWARDS_WORDS, RUPEES, readPrice } from './readPrice.ts';

/** What was read of a text. */
export interface Read {
  /** Empty when it has none, as the line below a name. */
  name: string;
  price?: Price;
  /** As in a service: `45-60 mins`. */
  duration: string;
  /** What was guessed, or why it can't be a service. */
  notes: string[];
}

const LONGEST_LINE = 300;
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const FOREIGN =
  '(?:(?!₹)\\p{Sc}|(?<![a-z])(?:usd|eur|gbp|aed|sgd|lkr|rp|rm|dollars?|euros?|dirhams?|dhs)(?![a-z])\\.?)';
/** What is no service, with the reason. */
const NEVER: Record<string, RegExp> = {
  'Has no words.': /^[^\p{L}\d]*$/u,
  // `60000-80000` is a range.
  'Looks like a phone number.':
    /(?<!\d)(?!\d{3}00[ -]\d{3}00)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)|\+\d{1,3}[ -]?(?:\d{4}|\d{2,3}[ -]\d{3})|(?<!\d)0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?!\d)/,
  'Looks like an address on the internet.': /https?:|www\.|\S@\S+\.\p{L}|(?:^|\s)@\p{L}\S{2}/iu,
  'Has an amount that is not in rupees.': new RegExp(`${FOREIGN} ?\\d|\\d ?${FOREIGN}`, 'iu'),
  'Is free, which a price can’t say.':
    /^[^\d]*[\s:=(-](?<!\S-)(?:free(?: of (?:cost|charge))?|complimentary|nil|no charges?)[\s).!*]*$/i,
};
/** What has a number that is no price, unless a sign of rupees says so. */
const UNSIGNED: Record<string, RegExp> = {
  'Looks like opening times.':
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue)[a-z]* ?[-–] ?(?:fri|sat|sun)|\b(?:closed|holidays?|timings?|(?:working|opening|business) hours)\b|\bopen(?:s|ing)? (?:daily|all|from|at|till|\d)/i,
  'Looks like a date or a time.': new RegExp(
    String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{1,2}(?:st|nd|rd|th)? ${MONTHS}\b|\b${MONTHS} \d|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b`,
    'i',
  ),
  // Long numbers that are not round are phone numbers and postal codes.
  'Looks like an address or a number to call.':
    /\b(?:road|street|nagar|floor|near|opp(?:osite)?|landmark|pin ?code|junction|complex|building|(?:shop|door|plot|flat) no)\b|(?<![\d,.])(?!\d*00(?!\d))\d{6,}|(?<![\d,])[1-9]\d{2} \d{2}[1-9]$/i,
  'Looks like the title of the list.': /\b(?:price|rate)s? ?(?:list|card|chart)\b|\bmenu card\b/i,
  'Has a percentage, which is no price.': /\d ?%/,
};
const SIGNED = new RegExp(String.raw`${RUPEES}[ :.-]*\d|\d ?(?:/-|${RUPEES})`, 'iu');

const NUMBER = String.raw`\d+(?:\.\d+)?|\d?½`;
const numberOf = (text: string) => (text.endsWith('½') ? Number(text.slice(0, -1)) + 0.5 : Number(text));
const HOURS = '(?:hours?|hrs?|h|மணி(?: நேரம்)?|घंटे|घंटा|മണിക്കൂർ)';
const MINUTES = '(?:minutes?|mins?|mts|நிமிடங்கள்|நிமிடம்|मिनट|മിനിറ്റ്)';
/** `1:30 hrs` is no time of day. */
const HOURS_AND_MINUTES = /\b(\d{1,2}):([0-5]\d) ?(?:hours?|hrs?|h)\b/gi;
const DURATION = new RegExp(
  String.raw`[(\[]?(?<![\p{L}\d.,])(${NUMBER})(?: ?(?:[-/]|to) ?(${NUMBER}))? ?(?:(${HOURS})|${MINUTES})(?![\p{L}\p{M}])\.?(?: ?(?:and )?(\d{1,2}) ?(?:${MINUTES}|m)(?![\p{L}\p{M}])\.?|(?<=${HOURS}\.?)([0-5]\d(?![\d.,\p{L}])| [0-5][05](?= .*\d)))?[)\]]?`,
  'iu',
);

const AMOUNT = new RegExp(
  String.raw`(₹\s?|(?<![\p{L}\p{M}\d]|\d[.,])(?:${RUPEES}[\s:.-]*)?)(\d{1,3}(?: \d{3})+[.,]\d\d?(?!\d)|\d+(?:[.,'’]\d+)*)(?:(\s?(?:/-|${RUPEES}(?![\s:.-]*\d)))|(?![\d\p{L}\p{M}]))`,
  'giu',
);
/** After a number that counts something else than rupees. */
const COUNTED =
  /^ ?(?:%|(?:ml|gms?|g|kg|sessions?|sittings?|steps?|times|years?|yrs?|months?|days?|weeks?|pcs|pieces|nos|people|persons?|inch(?:es)?|carats?|ct|in)(?![\p{L}]))/iu;
const BEFORE = new RegExp(String.raw`(?:^|[\s:(-])((?:${FROM_WORDS}|between))[\s:=-]*$`, 'i');
const LABEL = /(?:\b(?:price|rate|cost|charges?|amount|only|mrp)|@)[\s:=-]*$/i;
const AFTER = new RegExp(
  String.raw`^ ?\(?(?:${ONWARDS_WORDS}(?! ?(?:gst|tax|\d))|\*|each\b|(?:per|/) ?\p{L}[\p{L}\p{M}]*)\)?`,
  'iu',
);
const ASKED = new RegExp(String.raw`(?:^|[\s:(-])(?:price )?(${ASK_WORDS})[\s.)]*$`, 'i');
const SIZES =
  '(?:short|medium|long|small|big|large|half|full|men|women|gents|ladies|boys|girls|kids|male|female|xl|[smlfw])';
const SIZE = new RegExp(String.raw`(?:^|[\s(-])${SIZES}[\s:)(-]*$`, 'i');
/** Between prices of one service, such as `400 / long 600`. */
const BETWEEN = new RegExp(String.raw`^(?:[^\p{L}\d]|(?<!\p{L})${SIZES}(?!\p{L}))*$`, 'iu');
/** Not the carats of gold. */
const THOUSANDS =
  /(?<![\p{L}\d]|\d[.,])(?!(?:9|14|18|22|24)k(?: ?-? ?gold|(?<=gold.*) \d))(\d+(?:\.\d+)?)k(?![\p{L}\d])(?! (?!to\b|and\b|only\b|onwards?\b|upwards?\b|per\b|each\b)\p{L})/giu;
/** Thousands grouped by a space, where the first number is hardly one of its own as in “45 450” or “Package 1 500”. */
const SPACED =
  /(?<!(?:level|step|stage|pack(?:age)?|combo|option|type|no\.?) )(?:(?<![\p{L}\d]|\d[., ])|(?<=rs\.?))(?:\d(?: \d\d)?|\d\d(?= [05]00)) \d{3}(?![\d.,])/giu;
/** Between the ends of a range. */
const TO = /^ ?(?:-|to|and) ?$/i;
const JOINED = /^ ?(?:-|to|and|\/) ?$/i;
const LOWEST_BARE_PRICE = 10;

/** A pasted line by itself. */
export interface ReadLine extends Read {
  /** Whether it can be no service, and no part of one. */
  isLeftOut?: boolean;
  /** What stands before it in a list that counts its lines: `3.` */
  numbering: string;
}

export function readLine(raw: string): ReadLine {
  const isLong = raw.length > LONGEST_LINE;
  const [plain, numbering] = plainLine(isLong ? raw.slice(0, LONGEST_LINE) : raw);
  const line = plain.replace(HOURS_AND_MINUTES, '$1h$2');
  const reason = isLong
    ? 'Is too long for one service.'
    : (reasonOf(NEVER, line) ?? (SIGNED.test(line) ? undefined : reasonOf(UNSIGNED, line)));
  const leftOut = (name: string, note: string) => ({
    ...{ name, duration: '', numbering },
    ...{ notes: [note], isLeftOut: true },
  });
  if (reason) return leftOut(bare(line), reason);

  const notes: string[] = [];
  let duration = '';
  let text = line.replace(DURATION, (written, from, to, hours, minutes = 0, bareMinutes = 0) => {
    // In `450-30 mins`, the first number is the price.
    const isApart = Number(from) >= Number(to);
    const ends = [isApart ? undefined : from, to].filter(Boolean);
    const more = Number(minutes) + Number(bareMinutes);
    const inMinutes = (end: string) => numberOf(end) * (hours ? 60 : 1) + more;
    duration = `${ends.map((end) => Math.round(inMinutes(end))).join('-')} mins`;
    if (String(bareMinutes).startsWith(' ')) notes.push(`“${written}” was read as ${duration}.`);
    return isApart ? `${from}\t` : '\t';
  });
  if (DURATION.test(text)) return leftOut(bare(line), 'Has more than one duration.');
  text = text
    .replace(SPACED, (written) => {
      notes.push(`“${written}” was read as one number.`);
      return written.replaceAll(' ', '');
    })
    .replace(THOUSANDS, (written, thousands) => {
      notes.push(`“${written}” was read as ${formatAmount(thousands * 1000)}.`);
      return String(Math.round(thousands * 1000));
    });
  const amounts = amountsIn(text);
  const [first, last] = [amounts[0], amounts.at(-1)];
  const before = text.slice(0, first?.start);
  const [, from = ''] = BEFORE.exec(before) ?? [];
  const [suffix = ''] = AFTER.exec(text.slice(last?.end)) ?? [];
  const rest = text.slice(last?.end).slice(suffix.length);
  const isRange = amounts.length === 2 && TO.test(text.slice(first?.end, last?.start));
  const isSure = isRange || amounts.some(({ isSigned }) => isSigned) || from || suffix;
  // A number within a text, such as “We are 20 people” or “(12 & under) Haircut 3OO”, is no price.
  const isInText = /^ ?(?!only\b)\p{L}/iu.test(rest) || (!nameIn(before) && /\d/.test(rest));
  const isPrice = isSure || !isInText;
  if (!first || !last || !isPrice) {
    const asked = ASKED.exec(text);
    const name = nameIn(text.slice(0, asked?.index));
    return { name, duration, notes, numbering, ...(asked && { price: { kind: 'quoted' } }) };
  }

  const written = text.slice(first.start, last.end);
  const isOne = isRange || amounts.length === 1;
  const ascends = amounts.every(({ start, rupees, isWhole }, index) => {
    const last = amounts[index - 1];
    return isWhole && (!last || (rupees > last.rupees && BETWEEN.test(text.slice(last.end, start))));
  });
  const [size = ''] = isOne ? [] : (SIZE.exec(before) ?? []);
  const name = nameIn(before.slice(0, before.length - size.length).replace(BEFORE, ''));
  const after = bare(rest.replace(/^ ?only\b/i, ''));
  const range: Price | null = ascends ? { kind: 'range', rupees: first.rupees, to: last.rupees } : null;
  const price = isOne
    ? readPrice(`${from} ${written} ${suffix.replace(/[()]/g, '')}`.replace(/[:.](?=\s|$)/g, ''))
    : range;
  if (!price && isOne) return leftOut(name || after, `“${bare(written)}” is no price that can be read.`);
  if (!price) return leftOut(name || after, `“${bare(text.slice(first.start))}” is more than one price.`);
  if (!isOne) notes.push(`“${bare(size + written)}” was read as a price from the lowest to the highest.`);
  if (name && after) notes.push(`“${after}” stands behind the price and was added to the name.`);
  if (price.kind === 'fixed' && /^(?:19\d|20[0-3])\d$/.test(written))
    notes.push(`${written} can be a year too.`);
  return { name: [name, after].filter(Boolean).join(' '), price, duration, notes, numbering };
}

const reasonOf = (reasons: Record<string, RegExp>, line: string) =>
  Object.keys(reasons).find((reason) => reasons[reason]?.test(line));

/** The amounts that are a price: those with a sign of rupees or, when there are none, the last number and its neighbours. */
function amountsIn(text: string) {
  const all = Array.from(
    text.matchAll(AMOUNT),
    ({ 0: whole, 1: sign, 2: digits, 3: after, index: start }) => {
      const [end, read] = [start + whole.length, readPrice(digits ?? '')];
      const rupees = read?.rupees ?? amountOf(digits?.replace(/[.,]\d{1,2}$|[.'’]/g, ''));
      return { start, end, rupees, isWhole: Boolean(read), isSigned: Boolean(sign || after) };
    },
  ).filter(
    ({ end, rupees, isSigned }) =>
      isSigned || (rupees >= LOWEST_BARE_PRICE && !COUNTED.test(text.slice(end))),
  );
  // The sign of one end of a range counts for both.
  for (const [index, amount] of all.entries()) {
    const next = all[index + 1];
    if (next && JOINED.test(text.slice(amount.end, next.start)))
      amount.isSigned = next.isSigned = amount.isSigned || next.isSigned;
  }
  // “24 carat gold facial 1500” has one price; “short 400 / long 600” two, and so has “300 (₹250 for members)”.
  const last = (all.findLast(({ isSigned }) => isSigned) ?? all.at(-1))?.rupees ?? 0;
  return all.filter(({ rupees, isSigned }) => isSigned || rupees * 4 >= last);
}

function nameIn(text: string): string {
  const name = bare(bare(text).replace(LABEL, ''));
  return /\p{L}/u.test(name) ? name : '';
}
