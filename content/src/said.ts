import type { SiteContent } from './description.ts';
import { cameWords } from './languages/words.ts';
import { type LanguageCode, localeOf } from './languages.ts';
import { translated, wordsIn } from './translate.ts';
import type { Speech } from './words/say.ts';

/** An edition in a language, and how the site itself speaks there. */
export interface Said {
  content: SiteContent;
  speech?: Speech;
}

const said = new WeakMap<SiteContent, Map<LanguageCode, Said>>();

/** The same objects each time, as what is made of an edition is kept by its content. */
export function inLanguage(content: SiteContent, code?: LanguageCode): Said {
  if (!code) return { content };
  const known = said.get(content) ?? new Map<LanguageCode, Said>();
  said.set(content, known);
  const words = cameWords[code];
  const one = known.get(code) ?? {
    content: translated(content, code, words),
    speech: { locale: localeOf(code), words: wordsIn(content, code, words) },
  };
  known.set(code, one);
  return one;
}
