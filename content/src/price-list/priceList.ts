import type { Price } from '../description/prices.ts';
import { Service } from '../description/services.ts';
import { type ReadLine, readLine } from './readLine.ts';

/** A line of a pasted price list, or several that belong together, with what was read of it. */
export interface PastedLine {
  /** As it was pasted. */
  raw: string;
  /** A heading names the services below it. */
  as: 'service' | 'heading' | 'nothing';
  name: string;
  price?: Price;
  /** As in a service: `45-60 mins`. */
  duration: string;
  /** What was guessed, or why it is nothing. */
  notes: string[];
}

const LONGEST_HEADING = 60;
const MOST_WORDS = 7;
const COLUMN = String.raw`(?:s(?:l|r)?\.? ?no\.?|services?|treatments?|names?|items?|particulars|prices?|rates?|amount|cost|charges|duration|time|mins|rs\.?|inr|₹|[^\p{L}\d])+`;
const TABLE_HEAD = new RegExp(`^${COLUMN}$`, 'iu');

/** What is wrong with a line as a service, in a sentence. */
export const faultOf = ({ name, price, duration }: Pick<PastedLine, 'name' | 'price' | 'duration'>) =>
  Service.safeParse({ id: 'pasted', name, price, duration, details: [] }).error?.issues[0]?.message;

/**
 * Reads a pasted price list. Each line with text is in the result, in its order: as a service, as the heading of those below
 * it, or as nothing, with the reason. What was not certain is said in its notes.
 */
export function readPriceList(text: string): PastedLine[] {
  const all = text.split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/);
  const lines: Draft[] = [];
  for (const [index, raw] of all.entries()) {
    if (raw.trim() === '') continue;
    const isApart = index === 0 || all[index - 1]?.trim() === '';
    lines.push({ ...readLine(raw), raw, isApart });
  }
  const joined = joinLines(lines);
  // From the end, as a heading is known by what follows it.
  let leadsService = false;
  return joined
    .toReversed()
    .map((line): PastedLine => {
      const { raw, name, price, duration, guesses } = line;
      const read = { raw, name, price, duration };
      const reason = line.reason ?? (name && price ? faultOf(line) : undefined);
      if (reason) return { ...read, as: 'nothing', notes: [reason] };
      if (!name) return { ...read, as: 'nothing', notes: ['Has no name beside it.'] };
      if (price) {
        leadsService = true;
        return { ...read, as: 'service', notes: guesses };
      }
      if (TABLE_HEAD.test(name))
        return { ...read, as: 'nothing', notes: ['Looks like the head of a table.'] };
      if (!isHeading(line)) return { ...read, as: 'nothing', notes: ['Has no price.'] };
      if (!leadsService)
        return { ...read, as: 'nothing', notes: ['Has no price, and no services below it.'] };
      leadsService = false;
      const notes = isMarked(line) ? [] : ['Read as a heading, as it has no price.'];
      return { ...read, as: 'heading', notes };
    })
    .toReversed();
}

interface Draft extends ReadLine {
  raw: string;
  /** Whether it begins the text or follows an empty line. */
  isApart: boolean;
}

/** Joins a name with the price or duration in the line below. Several prices in a row are of a column: whose, nobody knows. */
function joinLines(lines: Draft[]): Draft[] {
  const joined: Draft[] = [];
  const isPriceAlone = (line?: Draft) => line !== undefined && !line.reason && !line.name && line.price;
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isPart = !line.name && !line.reason && last?.name && !last.reason;
    const fits = isPart && !(line.price && last.price) && !(line.duration && last.duration);
    if (!fits || (isPriceAlone(line) && isPriceAlone(lines[index + 1]))) joined.push(line);
    else
      joined.splice(-1, 1, {
        ...last,
        raw: `${last.raw}\n${line.raw}`,
        price: last.price ?? line.price,
        duration: last.duration || line.duration,
        guesses: [
          ...last.guesses,
          `The ${line.price ? 'price' : 'duration'} stands in the line below.`,
          ...line.guesses,
        ],
      });
  }
  return joined;
}

const isHeading = ({ name, raw }: Draft) =>
  name.length <= LONGEST_HEADING &&
  name.split(' ').length <= MOST_WORDS &&
  !/\d|^[(\p{Ll}]/u.test(name) &&
  !/[.!?]\s*$/.test(raw);

/** Whether it was written as a heading: apart, in capitals, with a colon or between lines. */
const isMarked = ({ name, raw, isApart }: Draft) =>
  isApart ||
  (name === name.toUpperCase() && name !== name.toLowerCase()) ||
  /^\s*[*_=~#-].*[*_=~#-]\s*$|:\s*[*_]?\s*$/.test(raw);
