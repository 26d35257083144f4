import { locale, sayMany } from '@salon/content/words/say';

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Eight packages`, `One package`; digits above twelve, and in other languages. */
export function countText(count: number, one: string, many: string) {
  const said = sayMany(count, one, many);
  return locale().startsWith('en') ? said.replace(/^\d+/, (digits) => words[count] ?? digits) : said;
}
