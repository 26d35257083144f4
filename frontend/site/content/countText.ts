import { counted } from '@salon/content/words/counted';

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Eight packages`, `One package`; digits above twelve. */
export const countText = (count: number, one: string, many: string) =>
  counted(count, one, many).replace(/^\d+/, (digits) => words[count] ?? digits);
