import { type AnyLanguage, pathIn } from '@salon/content/languages';
import { locale } from '@salon/content/words/say';

/** The language that is spoken, as `lang` and addresses have it. */
export const spoken = () => locale().slice(0, 2) as AnyLanguage;

/** A path of the site in the language that is spoken. */
export const pathHere = (path: string) => pathIn(spoken(), path);
