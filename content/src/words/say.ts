/** The site's own words in a language: English → translation. */
export type Words = Record<string, string>;

export interface Speech {
  locale: string;
  words: Words;
}

const ENGLISH: Speech = { locale: 'en-IN', words: Object.create(null) };
let speech = ENGLISH;

export const locale = () => speech.locale;

/** From now on, everything is said in this language. In the browser a document has one. */
export function speak(language: Speech = ENGLISH): void {
  speech = language;
}

/** What `make` makes in a language. It must not wait for anything: others speak meanwhile. */
export function speaking<T>(language: Speech | undefined, make: () => T): T {
  const before = speech;
  speech = language ?? ENGLISH;
  try {
    return make();
  } finally {
    speech = before;
  }
}

/** The site's own words, in English and with `{names}` for values, in the language that is spoken. */
export const say = (english: string, values: Record<string, string | number> = {}): string =>
  (speech.words[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => `${values[name] ?? whole}`);

/** Marks a text of the code that is said later. */
export const toSay = (english: string) => english;

/** `say` for a number, which is `{count}` in both. */
export const sayMany = (count: number, one: string, many: string): string =>
  say(new Intl.PluralRules(speech.locale).select(count) === 'one' ? one : many, { count });
