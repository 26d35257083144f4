import { addDays } from '../hours/localTime.ts';
import { dateFormat } from './dateFormat.ts';
import { locale } from './say.ts';

/** `A`, `A and B`, `A, B and C`. */
export const listWords = (words: string[]): string => new Intl.ListFormat(locale()).format(words);

/** The text with at most `length` characters, cut at the end of a word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

const longDate = dateFormat({ dateStyle: 'long' });

/** `14 January 2027` for `2027-01-14`, a date without a time zone. */
export const dayWords = (date: string | undefined): string => {
  const day = new Date(`${date}T00:00Z`);
  return date && !Number.isNaN(day.getTime()) ? longDate(day) : 'no date';
};

/** `10 January 2027, 08:00`; midnight belongs to the day that it begins. */
export const startWords = (time: string): string =>
  momentWords(time, (day) => `the start of ${dayWords(day)}`);

/** `16 January 2027, 18:00`; midnight is the end of the day before. */
export const endWords = (time: string): string =>
  momentWords(time, (day) => `the end of ${dayWords(addDays(day, -1))}`);

/** "16 January, 00:00" can be read as the night after the 16th, so midnight gets other words. */
function momentWords(moment: string, midnightWords: (day: string) => string): string {
  const [day = '', time] = moment.split('T');
  if (time === '00:00') return midnightWords(day);
  return [dayWords(day), time].filter(Boolean).join(', ');
}
