/** The language of a text on a page: English when all its letters are Latin, else the page's. Undefined for none, as in prices. */
export const languageOfLetters = (text: string, page: string): string | undefined => {
  if (!/\p{L}/u.test(text)) return undefined;
  return /(?!\p{Script=Latin})\p{L}/u.test(text) ? page : 'en';
};
