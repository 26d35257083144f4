import { locale } from '@salon/content/words/say';

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** What says a count, with the number in words: `Eight packages`, `One package`; in digits above twelve and in other languages. */
export const countText = (count: number, said: string) =>
  locale().startsWith('en') ? said.replace(/^\d+/, (digits) => words[count] ?? digits) : said;
