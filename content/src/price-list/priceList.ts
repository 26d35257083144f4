import { Service } from '../description/services.ts';
import { type Read, type ReadLine, readLine } from './readLine.ts';
import { withMinutes } from './table.ts';

/** A line of a pasted price list, or several that belong together, with what was read of it. */
export interface PastedLine extends Read {
  /** As it was pasted. */
  raw: string;
  /** A heading names the services below it. */
  as: 'service' | 'heading' | 'nothing';
}

const LONGEST_HEADING = 60;
const MOST_WORDS = 7;
const COLUMN =
  /^(?:s|sl|sr|no|services?|treatments?|names?|items?|particulars|prices?|rates?|amount|cost|charges|duration|time|min|mins|minutes|in|rs|inr)?$/i;
const isTableHead = (name: string) => name.split(/[^\p{L}\d]+/u).every((word) => COLUMN.test(word));

/** What is wrong with a line as a service, in a sentence. */
export const faultOf = ({ name, price, duration }: Read) =>
  Service.safeParse({ id: 'pasted', name, price, duration, details: [] }).error?.issues[0]?.message;

/**
 * Reads a pasted price list. Each line with text is in the result, in its order: as a service, as the heading of those below
 * it, or as nothing, with the reason. What was not certain is said in its notes.
 */
export function readPriceList(text: string): PastedLine[] {
  const all = text.split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/);
  const lines = withMinutes(all).flatMap(({ raw, text, guess }): Draft[] => {
    const read = readLine(text);
    const notes = guess && !read.isLeftOut ? [...read.notes, guess] : read.notes;
    return raw.trim() === '' ? [] : [{ ...read, notes, raw }];
  });
  // From the end, as a heading is known by what follows it.
  let isAboveService = false;
  const read = joinLines(withoutNumbering(lines))
    .toReversed()
    .map(({ isLeftOut, numbering, ...line }): PastedLine => {
      const isService = line.name !== '' && line.price !== undefined;
      const isHeading = isAboveService && looksLikeHeading(line);
      const reason = isService ? faultOf(line) : isHeading ? undefined : reasonOf(line);
      if (isLeftOut || reason)
        return { ...line, as: 'nothing', notes: reason && !isLeftOut ? [reason] : line.notes };
      isAboveService = isService;
      return { ...line, as: isService ? 'service' : 'heading' };
    });
  return read.toReversed();
}

/** Says of a number before a line that it was left out, unless the numbered lines around it count on. */
function withoutNumbering(lines: Draft[]): Draft[] {
  const place = ({ numbering }: Draft) =>
    Number(/\d+/.exec(numbering)?.[0] ?? numbering.toLowerCase().charCodeAt(0));
  const numbered = lines.filter(({ numbering, isLeftOut }) => numbering && !isLeftOut);
  const counted = new Set(
    numbered.filter((line, index) =>
      [numbered[index - 1], numbered[index + 1]].some(
        (other) => other && Math.abs(place(other) - place(line)) === 1,
      ),
    ),
  );
  return lines.map((line) =>
    line.numbering && !line.isLeftOut && !counted.has(line)
      ? { ...line, notes: [...line.notes, `“${line.numbering}” was read as a number of the list.`] }
      : line,
  );
}

type Draft = ReadLine & Pick<PastedLine, 'raw'>;

/** Joins a name with the price or duration in the line below. Several prices in a row are a column: whose, nobody knows. */
function joinLines(lines: Draft[]): Draft[] {
  const joined: Draft[] = [];
  const isPart = (line?: Draft) => line !== undefined && !line.isLeftOut && !line.name;
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isColumn = line.price && isPart(lines[index + 1]) && lines[index + 1]?.price;
    const isTwice = (line.price && last?.price) || (line.duration && last?.duration);
    if (!isPart(line) || !last?.name || last.isLeftOut || isTwice || isColumn) joined.push(line);
    else {
      const { price = line.price, duration } = last;
      const notes = [
        ...last.notes,
        `The ${line.price ? 'price' : 'duration'} stands in the line below.`,
        ...line.notes,
      ];
      joined[joined.length - 1] = {
        ...{ ...last, price, notes },
        ...{ raw: `${last.raw}\n${line.raw}`, duration: duration || line.duration },
      };
    }
  }
  return joined;
}

const looksLikeHeading = ({ name, raw }: PastedText) =>
  name !== '' &&
  name.length <= LONGEST_HEADING &&
  name.split(' ').length <= MOST_WORDS &&
  !/\d|^[(\p{Ll}]/u.test(name) &&
  !/[.!?]\s*$/.test(raw) &&
  !isTableHead(name);

type PastedText = Pick<PastedLine, 'name' | 'raw'>;

function reasonOf(line: PastedText): string {
  if (!line.name) return 'Has no name beside it.';
  if (isTableHead(line.name)) return 'Looks like the head of a table.';
  return looksLikeHeading(line) ? 'Has no price, and no services below it.' : 'Has no price.';
}
