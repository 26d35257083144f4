import { z } from 'zod';
import type { Price } from './description/prices.ts';
import type { Translated } from './description/translations.ts';
import { SiteContent } from './description.ts';
import { entryInfo, fieldInfo, inner, mapParts, type Schema } from './fields.ts';
import type { LanguageCode } from './languages.ts';
import { keyOf } from './merge.ts';
import { below, keysOf, valueAt } from './paths.ts';
import { isRecord } from './same.ts';
import type { Words } from './words/say.ts';

/** A text of the content that has its place in other languages. */
export interface Text {
  /** Stays the same when entries move: names of fields and ids of entries, such as `services/hair/hair-spa/name`. */
  key: string;
  /** Its present path, such as `services.hair[3].name`. */
  path: string;
  /** Of what it is in, and its own: `Hair Spa`, `Description`. */
  names: string[];
  schema: Schema;
  /** Lines of a list are joined by line breaks. */
  original: string;
}

/** What the owner has of a language. */
export const languageIn = (
  { translations }: Pick<SiteContent, 'translations'>,
  code: LanguageCode,
): Translated => translations[code] ?? { isOn: false, texts: {} };

/** The key of one of the site's own words, which the owner can translate otherwise. */
export const wordKey = (english: string) => `words:${english}`;

/** A duration such as `45-60 mins` is said by the site itself. */
const ONLY_MINUTES = /^\d+(-\d+)? (mins|hours?)$/;

/** What of a value is said in a language; empty when nothing is. */
export const textIn = (value: unknown): string => {
  if (typeof value === 'string') return ONLY_MINUTES.test(value) ? '' : value;
  if (Array.isArray(value)) return value.join('\n');
  return isRecord(value) && typeof value.unit === 'string' ? value.unit : '';
};

const withText = (value: unknown, text: string): unknown => {
  if (Array.isArray(value)) return text.split('\n').filter(Boolean);
  return isRecord(value) ? ({ ...value, unit: text } as Price) : text;
};

type Place = Omit<Text, 'original'>;
type Change = (value: unknown, place: Place) => unknown;

/** The value at a place in the content with what `change` makes of each of its texts. */
function mapTexts(content: SiteContent, change: Change, value: unknown, place: Place): unknown {
  const { key, path, names, schema } = place;
  if (fieldInfo(schema)?.isTranslatable) return textIn(value) ? change(value, place) : value;
  return mapParts(schema, value, (part, child, step) => {
    const info = entryInfo(inner(part));
    const own = info ? info.nameOf(child as never, content) || info.unnamed : fieldInfo(part)?.label;
    const called = own ?? (typeof step === 'number' ? `${step + 1}` : []);
    const name = (typeof step === 'number' && nameOf(child)) || step;
    return mapTexts(content, change, child, {
      key: key ? `${key}/${name}` : `${name}`,
      path: below(path, step),
      names: names.concat(called),
      schema: part,
    });
  });
}

/** An id, or a picture without what all addresses of pictures have. */
const nameOf = (item: unknown) => keyOf(item)?.replace(/^\/media\/|\/960\.jpg$/g, '');

/** The key of a text by its present path. */
export function keyAt(content: SiteContent, path: string): string {
  let value: unknown = content;
  const steps = keysOf(path).map((step) => {
    const isInList = Array.isArray(value);
    value = valueAt(value, step);
    return (isInList && nameOf(value)) || step;
  });
  return steps.join('/');
}

const { translations: _, ...parts } = SiteContent.shape;
const WHOLE: Place = { key: '', path: '', names: [], schema: z.object(parts) };

/** All texts of the content, in the order of the document. */
export function textsOf(content: SiteContent): Text[] {
  const texts: Text[] = [];
  const note: Change = (value, place) => {
    texts.push({ ...place, original: textIn(value) });
    return value;
  };
  mapTexts(content, note, content, WHOLE);
  return texts;
}

/**
 * `missing`: nothing to show but the original. `unchecked`: as the site came, no speaker has looked. `changed`: the original is
 * another one since.
 */
export type TextState = 'missing' | 'unchecked' | 'changed' | 'done';

/** What is shown for a text, and how far it is translated. `words` are what the site came with. */
export function translationOf(
  key: string,
  original: string,
  { texts }: Pick<Translated, 'texts'>,
  words: Words,
): { shown?: string; state: TextState } {
  const own = texts[key];
  // One that she has emptied stays so, whatever the site came with.
  if (own?.text === '') return { state: 'missing' };
  if (own) return { shown: own.text, state: own.from === original ? 'done' : 'changed' };
  const came = words[original];
  // An original such as “constructor” is something else of every object.
  return came && typeof came === 'string' ? { shown: came, state: 'unchecked' } : { state: 'missing' };
}

/** The content in a language, and the original where that has nothing. */
export function translated(content: SiteContent, code: LanguageCode, words: Words): SiteContent {
  const language = languageIn(content, code);
  const say: Change = (value, { key }) => {
    const { shown } = translationOf(key, unmarked(textIn(value)), language, words);
    return shown ? withText(value, shown) : value;
  };
  const inLanguage = mapTexts(content, say, content, WHOLE) as SiteContent;
  const made = { ...inLanguage, translations: {} };
  originals.set(made, originalOf(content));
  return made;
}

const TAGS = 0xe0000;
const MARKS = /[\u{e0020}-\u{e007e}]+/gu;

/** The content with the key of each text at the end of each of its lines, in characters that nobody sees. */
export function marked(content: SiteContent): SiteContent {
  const mark: Change = (value, { key }) => {
    const tags = String.fromCodePoint(...Array.from(key, (letter) => TAGS + (letter.codePointAt(0) ?? 0)));
    return withText(value, textIn(value).replace(/(?<=.)$/gm, tags));
  };
  const made = mapTexts(content, mark, content, WHOLE) as SiteContent;
  const all = { ...made, translations: content.translations };
  originals.set(all, content);
  return all;
}

/** The key in a text. */
export const keyIn = (text: string): string =>
  Array.from(text.match(MARKS)?.[0] ?? '', (tag) =>
    String.fromCodePoint((tag.codePointAt(0) ?? 0) - TAGS),
  ).join('');

export const unmarked = (text: string) => text.replace(MARKS, '');

const originals = new WeakMap<object, SiteContent>();

/** What a content was translated from; itself, when it is the original. Texts that mean something to the code are looked at there. */
export const originalOf = <C extends Pick<SiteContent, 'menus'>>(content: C): C =>
  (originals.get(content) as C | undefined) ?? content;

/** The site's own words as the owner says them, else as it came. */
export function wordsIn(content: SiteContent, code: LanguageCode, words: Words): Words {
  const own = Object.entries(languageIn(content, code).texts).flatMap(([key, { text }]) =>
    key.startsWith(wordKey(''))
      ? [[key.slice(wordKey('').length), text || key.slice(wordKey('').length)]]
      : [],
  );
  return Object.assign(Object.create(null), words, Object.fromEntries(own));
}

/** Says whether a text of a key is still there to be translated. */
export function hasText(content: SiteContent): (key: string) => boolean {
  const keys = new Set(textsOf(content).map(({ key }) => key));
  return (key) => keys.has(key) || key.startsWith(wordKey(''));
}

/** The content without translations whose texts it has no more. An edition that has the texts has these, so going back brings both. */
export function withoutLeftOver(content: SiteContent): SiteContent {
  const isThere = hasText(content);
  const kept = Object.entries(content.translations).map(([code, language]) => {
    const texts = Object.entries(language.texts).filter(([key]) => isThere(key));
    return [code, { ...language, texts: Object.fromEntries(texts) }];
  });
  return { ...content, translations: Object.fromEntries(kept) };
}
