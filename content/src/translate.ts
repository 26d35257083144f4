import { z } from 'zod';
import type { Price } from './description/prices.ts';
import type { Translated } from './description/translations.ts';
import { SiteContent } from './description.ts';
import { fieldInfo, inner, type Schema } from './fields.ts';
import type { LanguageCode } from './languages.ts';
import { keyOf } from './merge.ts';
import { below } from './paths.ts';
import { isRecord } from './same.ts';
import type { Words } from './words/say.ts';

/** A text of the content that has its place in other languages. */
export interface Text {
  /** Stays the same when entries move: names of fields and ids of entries, such as `services/hair/hair-spa/name`. */
  key: string;
  /** Its present path, such as `services.hair[3].name`. */
  path: string;
  schema: Schema;
  /** Lines of a list are joined by line breaks. */
  original: string;
}

/** The key of one of the site's own words, which the owner can translate otherwise. */
export const wordKey = (english: string) => `words:${english}`;

/** A duration such as `45-60 mins` is said by the site itself. */
const ONLY_MINUTES = /^\d+(-\d+)? (mins|hours?)$/;

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return ONLY_MINUTES.test(value) ? '' : value;
  if (Array.isArray(value)) return value.join('\n');
  return isRecord(value) && typeof value.unit === 'string' ? value.unit : '';
};

const withText = (value: unknown, text: string): unknown => {
  if (Array.isArray(value)) return text.split('\n').filter(Boolean);
  return isRecord(value) ? ({ ...value, unit: text } as Price) : text;
};

type Change = (value: unknown, key: string, path: string, schema: Schema) => unknown;

/** The value with what `change` makes of each of its texts. */
function mapTexts(schema: Schema, value: unknown, key: string, path: string, change: Change): unknown {
  if (fieldInfo(schema)?.isTranslatable) return textIn(value) ? change(value, key, path, schema) : value;
  const kind = inner(schema);
  const at = (part: Schema, child: unknown, name: string, step: string | number) =>
    mapTexts(part, child, key ? `${key}/${name}` : name, below(path, step), change);
  if (kind instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => at(kind.element, item, nameOf(item) ?? String(index), index));
  if (!isRecord(value)) return value;
  const partAt = (name: string) =>
    kind instanceof z.ZodRecord ? kind.valueType : kind instanceof z.ZodObject ? kind.shape[name] : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const part = partAt(name);
      return [name, part ? at(part, child, name, name) : child];
    }),
  );
}

/** An id, or a picture without what all addresses of pictures have. */
const nameOf = (item: unknown) => keyOf(item)?.replace(/^\/media\/|\/960\.jpg$/g, '');

const { translations: _, ...parts } = SiteContent.shape;
const Original = z.object(parts);

/** All texts of the content, in the order of the document. */
export function textsOf(content: SiteContent): Text[] {
  const texts: Text[] = [];
  mapTexts(Original, content, '', '', (value, key, path, schema) => {
    texts.push({ key, path, schema, original: textIn(value) });
    return value;
  });
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
  if (own?.text) return { shown: own.text, state: own.from === original ? 'done' : 'changed' };
  const came = words[original];
  return came ? { shown: came, state: 'unchecked' } : { state: 'missing' };
}

/** The content in a language, and the original where that has nothing. */
export function translated(content: SiteContent, code: LanguageCode, words: Words): SiteContent {
  const language = content.translations[code] ?? { texts: {} };
  const inLanguage = mapTexts(Original, content, '', '', (value, key) => {
    const { shown } = translationOf(key, textIn(value), language, words);
    return shown ? withText(value, shown) : value;
  });
  const made = { ...(inLanguage as SiteContent), translations: {} };
  originals.set(made, content);
  return made;
}

const originals = new WeakMap<object, SiteContent>();

/** What a content was translated from; itself, when it is the original. Texts that mean something to the code are looked at there. */
export const originalOf = <C extends Pick<SiteContent, 'menus'>>(content: C): C =>
  (originals.get(content) as C | undefined) ?? content;

/** The site's own words as the owner says them, else as it came. */
export function wordsIn(content: SiteContent, code: LanguageCode, words: Words): Words {
  const own = Object.entries(content.translations[code]?.texts ?? {}).flatMap(([key, { text }]) =>
    key.startsWith(wordKey('')) && text ? [[key.slice(wordKey('').length), text]] : [],
  );
  return { ...words, ...Object.fromEntries(own) };
}
