import { addDays } from '../hours/localTime.ts';
import { timeText } from '../hours/texts.ts';
import { dateFormat } from './dateFormat.ts';
import { locale } from './say.ts';

/** `A`, `A and B`, `A, B and C`. */
export const listWords = (words: string[]): string => new Intl.ListFormat(locale()).format(words);

/** The text with at most `length` characters, cut at the end of a word, or between the syllables of an endless one. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, new Intl.Segmenter().segment(text).containing(length - 1)?.index);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

const longDate = dateFormat({ dateStyle: 'long' });

/** `14 January 2027` for `2027-01-14`, a date without a time zone. */
export const dayWords = (date: string | undefined): string => {
  const day = new Date(`${date}T00:00Z`);
  return date && !Number.isNaN(day.getTime()) ? longDate(day) : 'no date';
};

/** `10 January 2027, 8 am`; midnight belongs to the day that it begins. */
export const startWords = (time: string): string =>
  momentWords(time, (day) => `the start of ${dayWords(day)}`);

/** `16 January 2027, 6 pm`; midnight is the end of the day before. */
export const endWords = (time: string): string =>
  momentWords(time, (day) => `the end of ${dayWords(addDays(day, -1))}`);

/** "16 January, 00:00" can be read as the night after the 16th, so midnight gets other words. */
function momentWords(moment: string, midnightWords: (day: string) => string): string {
  const [day = '', time] = moment.split('T');
  if (time === '00:00') return midnightWords(day);
  return [dayWords(day), time && timeText(time)].filter(Boolean).join(', ');
}
