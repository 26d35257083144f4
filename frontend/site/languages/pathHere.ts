import { isLanguage, pathIn } from '@salon/content/languages';
import { locale } from '@salon/content/words/say';

/** The language that is spoken, as `lang` and addresses have it. */
export const spoken = () => locale().slice(0, 2);

/** A path of the site in the language that is spoken. */
export function pathHere(path: string): string {
  const code = spoken();
  return isLanguage(code) ? pathIn(code, path) : path;
}
