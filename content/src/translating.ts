import { z } from 'zod';
import { Words as PageWords } from './description/words.ts';
import type { SiteContent } from './description.ts';
import { type Control, fieldInfo, inner, type Schema } from './fields.ts';
import { firstEdition } from './first-edition.ts';
import { type LanguageCode, languages } from './languages.ts';
import { menuName } from './menus.ts';
import { languageIn, type TextState, textsOf, translationOf, wordKey } from './translate.ts';
import type { Words } from './words/say.ts';

// What the owner does in another language: which texts there are, in which order, and what happens to one.

/** A text to be translated. */
export interface Row {
  key: string;
  original: string;
  /** What it is, within its part: `Hair Spa · Description`. */
  name: string;
  control: Control;
  /** The most characters of a line in English. */
  max?: number;
}

/** Texts that visitors see together. */
export interface Part {
  id: string;
  name: string;
  rows: Row[];
}

const SHORT = 'short';
const EVERYWHERE = 'everywhere';
/** Before the id of a menu, which may be that of a page. */
const MENU = 'menu ';
const partNames: Record<string, string> = {
  [SHORT]: 'Buttons and short words',
  reviews: 'Reviews',
  questions: 'Questions',
};

/** Pages by what visitors see first, and what is on a page without being among its words. The rest is on every page. */
const later = ['services', 'prices', 'offers', 'reviews', 'questions', 'about', 'bridal', 'academy', 'blog'];
const pages = ['home', ...later, 'terms', 'privacy'];
const pageOf = { highlights: 'home', priceRows: 'home', photos: 'home', people: 'about' };

function partOf(key: string): string {
  const [first = '', second = ''] = key.split('/');
  if (key.startsWith(wordKey(''))) return SHORT;
  if (first === 'menus' || first === 'services') return MENU + second;
  const page = first === 'words' ? second : (Reflect.get(pageOf, first) ?? first);
  return pages.includes(page) ? page : EVERYWHERE;
}

/**
 * All texts by part, in the order in which visitors see them. `short` are the interface's own words; the names of the blog's
 * `categories` are said as they are.
 */
export function partsOf(content: SiteContent, short: string[], categories: string[] = []): Part[] {
  const [home = '', ...others] = pages;
  const nameOf = (id: string) =>
    partNames[id] ??
    fieldInfo(Reflect.get(PageWords.shape, id))?.label ??
    menuName(content, id.slice(MENU.length));
  const texts = textsOf(content).map(({ key, names, schema, original }): Row => {
    const name = names.filter((one, index) => index > 0 || one !== nameOf(partOf(key)));
    const { control = 'text' } = fieldInfo(schema) ?? {};
    return { key, original, name: name.join(' · '), control, max: mostOf(schema) };
  });
  const words = [...new Set([...short, ...categories])].map(
    (word): Row => ({ key: wordKey(word), original: word, name: word, control: 'text' }),
  );
  const named = new Set(categories.map(wordKey));
  const rows = Map.groupBy([...texts, ...words], ({ key }) => (named.has(key) ? 'blog' : partOf(key)));
  return [EVERYWHERE, SHORT, home, ...content.menus.map(({ id }) => MENU + id), ...others].flatMap((id) => {
    // The words of a page come before what is listed on it.
    const rank = ({ key }: Row) => (key.startsWith('words/') ? 0 : 1);
    const own = (rows.get(id) ?? []).toSorted((one, other) => rank(one) - rank(other));
    return own.length > 0 ? [{ id, name: nameOf(id), rows: own }] : [];
  });
}

function mostOf(schema: Schema): number | undefined {
  const kind = inner(schema);
  const { maxLength } = z.globalRegistry.get(kind instanceof z.ZodArray ? kind.element : kind) ?? {};
  return typeof maxLength === 'number' ? maxLength : undefined;
}

/** The interface's own words, of all languages that the site came with. The rest of those are words of a fresh site. */
export function shortWords(came: Record<LanguageCode, Words>): string[] {
  const fresh = new Set(textsOf(firstEdition()).map(({ original }) => original));
  const all = new Set(Object.values(came).flatMap(Object.keys));
  return [...all].filter((word) => !fresh.has(word));
}

/** How many texts of these parts are in which state. */
export function statesOf(
  content: SiteContent,
  code: LanguageCode,
  words: Words,
  parts: Part[],
): Record<TextState, number> {
  const language = languageIn(content, code);
  const counts = { missing: 0, changed: 0, unchecked: 0, done: 0 };
  for (const { rows } of parts)
    for (const { key, original } of rows) counts[translationOf(key, original, language, words).state] += 1;
  return counts;
}

/** Stores a translation; an empty one leaves the original, also of what the site `came` with. */
export function translate(
  content: SiteContent,
  code: LanguageCode,
  { key, original }: Pick<Row, 'key' | 'original'>,
  text: string,
  came: Words = {},
  from = original,
): void {
  content.translations[code] ??= { isOn: false, texts: {} };
  const { texts } = content.translations[code];
  if (text || came[original]) texts[key] = { text, from };
  else delete texts[key];
}

/** The translations of an entry go with it to another list. Keys of its texts begin with these. */
export function renameTexts({ translations }: SiteContent, old: string, next: string): void {
  for (const { texts } of Object.values(translations))
    for (const [key, translation] of Object.entries(texts)) {
      if (!key.startsWith(`${old}/`)) continue;
      texts[next + key.slice(old.length)] = translation;
      delete texts[key];
    }
}

const HTML = /<\/?[a-z][^<>]*>|&(#\d+|[a-z]+);/i;
const NAMES = /\{\w+\}/g;

/** What looks wrong with a translation, in sentences for the owner. It is kept all the same. */
export function warningsOf({ original, max = 0, control }: Row, text: string, code: LanguageCode): string[] {
  if (!text) return [];
  const { name, script } = languages[code];
  const letters = text.replace(/\P{L}|\p{Script=Latin}/gu, '');
  const others = letters.replace(new RegExp(`\\p{Script=${script}}`, 'gu'), '');
  const hasNone = letters === '' && /\p{L}/u.test(text) && text !== original;
  const gone = [...new Set(original.match(NAMES))].filter((one) => !text.includes(one));
  const lines = control === 'lines' ? text.split('\n') : [text];
  const isLong = max > 0 && lines.some((line) => Array.from(line).length > 2 * max);
  return [
    ...(others ? [`Some letters are of another script than that of ${name}.`] : []),
    ...(hasNone ? [`It has no letters of ${name}.`] : []),
    ...(HTML.test(text) && !HTML.test(original)
      ? ['Visitors see the HTML in it as it is written here.']
      : []),
    ...(isLong ? [`It is more than twice as long as there is room for in English (${max} characters).`] : []),
    ...gone.map((one) => `${one} is missing: the site puts something in its place.`),
  ];
}
