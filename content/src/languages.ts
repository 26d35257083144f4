import { isRecord } from './same.ts';

export const languageCodes = ['ta', 'ml', 'hi', 'te', 'kn'] as const;
/** The first part of a language's addresses, and its `lang`. */
export type LanguageCode = (typeof languageCodes)[number];

/** With English, in which the site is written first. */
export const allLanguages = ['en', ...languageCodes] as const;
export type AnyLanguage = (typeof allLanguages)[number];

/** Each with its name for the owner and in itself, its script in Unicode, and “Read in …” in itself. */
export const languages: Record<AnyLanguage, Record<'name' | 'own' | 'script' | 'invitation', string>> = {
  en: { name: 'English', own: 'English', script: 'Latin', invitation: 'Read this in English' },
  ta: { name: 'Tamil', own: 'தமிழ்', script: 'Tamil', invitation: 'தமிழில் படிக்க' },
  ml: { name: 'Malayalam', own: 'മലയാളം', script: 'Malayalam', invitation: 'മലയാളത്തിൽ വായിക്കുക' },
  hi: { name: 'Hindi', own: 'हिन्दी', script: 'Devanagari', invitation: 'हिन्दी में पढ़ें' },
  te: { name: 'Telugu', own: 'తెలుగు', script: 'Telugu', invitation: 'తెలుగులో చదవండి' },
  kn: { name: 'Kannada', own: 'ಕನ್ನಡ', script: 'Kannada', invitation: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ' },
};

/** Digits stay as they are in English. */
export const localeOf = (code: LanguageCode) => `${code}-IN-u-nu-latn`;

export const isLanguage = (code: unknown): code is LanguageCode =>
  languageCodes.includes(code as LanguageCode);

/** The languages that visitors can choose, in the order above. */
export const languagesOf = ({ translations }: { translations: object }): LanguageCode[] =>
  languageCodes.filter((code) => {
    const language = Reflect.get(translations, code);
    return isRecord(language) && language.isOn === true;
  });

/** The language and the rest of a path: `/ml/about` is `/about` in Malayalam. Letter case counts. */
export function splitPath(path: string): { language?: LanguageCode; path: string } {
  const [, code, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  return isLanguage(code) ? { language: code, path: rest || '/' } : { path };
}

/** Where a page is in a language; without one, in English. */
export const pathIn = (language: AnyLanguage = 'en', path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
