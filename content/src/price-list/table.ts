import { plainDigits } from './plainLine.ts';
import { readPrice } from './readPrice.ts';

const BARE = /^(?:\d{1,3} ?- ?)?(\d{1,3})$/;
const TIME = /^(?:time|duration|mins?|minutes)(?: ?\((?:in )?min[a-z]*\.?\))?$/i;
const PRICE = /^(?:price|rate|amount|cost|charge|mrp|rs|inr)s?\b/i;
const SEPARATORS = ['\t', ';', ','];
const [SHORTEST, LONGEST] = [5, 480];

/** A line as it was pasted, and as text to read: minutes of a table have their unit. */
interface TableLine {
  raw: string;
  text: string;
  /** What was not certain. */
  guess?: string;
}

/** Adds the unit to minutes without one. They are certain by the head of a table. */
export function withMinutes(lines: string[]): TableLine[] {
  let head: { cells: string[]; separator: string } | undefined;
  return lines.map((raw) => {
    const separator = SEPARATORS.find((one) => raw.includes(one));
    if (!separator) return { raw, text: raw };
    const cells = cellsOf(raw, separator);
    if (cells.some((cell) => TIME.test(cell)) && cells.some((cell) => PRICE.test(cell)))
      head = { cells, separator };
    else if (separator === head?.separator && cells.length === head.cells.length)
      return rowBelow(head.cells, cells, raw);
    return rowAlone(raw, cells, separator);
  });
}

function rowBelow(head: string[], cells: string[], raw: string): TableLine {
  const time = head.findIndex((cell) => TIME.test(cell));
  const minutes = cells[time] ?? '';
  if (isMinutes(minutes)) return { raw, text: withUnit(cells, time) };
  const guess = BARE.test(minutes) ? `“${minutes}” was not read as minutes.` : undefined;
  return { raw, text: cells.join('\t'), guess };
}

/** Without a head, the last two cells are minutes and a price, or one number. */
function rowAlone(raw: string, all: string[], separator: string): TableLine {
  const cells = all.slice(0, all.findLastIndex((cell) => cell !== '') + 1);
  const [minutes = '', price = ''] = cells.slice(-2);
  const amount = Number(BARE.exec(minutes)?.[1]);
  const rupees = readPrice(price)?.rupees;
  if (!amount || rupees === undefined || !/\p{L}/u.test(cells.slice(0, -2).join())) return { raw, text: raw };
  const isNumber = separator === ',' && /^\d+$/.test(minutes) && /^\d{3}$/.test(price);
  // `Bridal,15,000`, `Keratin,3,500`, `Bridal, 15,500`
  if (isNumber && (price.startsWith('0') || amount < SHORTEST || /, \d+,\d+\D*$/.test(raw)))
    return { raw, text: raw };
  const isApart = amount * 4 < rupees;
  const isUsual = isApart && isMinutes(minutes) && amount % 5 === 0;
  if (isNumber && isApart && !isUsual)
    return { raw, text: raw, guess: `“${minutes},${price}” was read as one number.` };
  if (!isApart || !isMinutes(minutes)) return { raw, text: isNumber ? cells.join('\t') : raw };
  return {
    raw,
    text: withUnit(cells, cells.length - 2),
    guess: `“${minutes}” was read as minutes.`,
  };
}

function isMinutes(cell: string) {
  const minutes = Number(BARE.exec(cell)?.[1]);
  return minutes >= SHORTEST && minutes <= LONGEST;
}

const withUnit = (cells: string[], minutes: number) =>
  cells.map((cell, index) => (index === minutes ? `${cell} mins` : cell)).join('\t');

/** The cells of a line; in quotes a separator is part of the cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let isQuoted = false;
  for (const part of plainDigits(line).split(separator)) {
    if (isQuoted) cells.push(`${cells.pop()}${separator}${part}`);
    else cells.push(part);
    if (part.split('"').length % 2 === 0) isQuoted = !isQuoted;
  }
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
