import type { SiteContent } from '@salon/content/description';
import { type LanguageCode, languagesOf, pathIn, splitPath } from '@salon/content/languages';
import { textsOf } from '@salon/content/translate';
import type { Speech } from '@salon/content/words/say';
import { absolute } from '../shared/content/salon';
import { jsonLd } from './head';

const LONG = 60;

/** What scripts may say. Of a fresh site's own content there are translations too: long ones are only in pages and their data. */
export function scriptsSpeech(content: SiteContent, { locale, words }: Speech): Speech {
  const texts = new Set(textsOf(content).map(({ original }) => original));
  const kept = Object.entries(words).filter(([english]) => english.length <= LONG || !texts.has(english));
  return { locale, words: Object.fromEntries(kept) };
}

/**
 * Where an address leads that begins with a language: in another letter case to that, and to the original while visitors can't
 * choose it. Undefined where it stays.
 */
export function leadsTo({ pathname, search }: URL, content: SiteContent): string | undefined {
  const spelled = pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, (code) => code.toLowerCase());
  const { language, path } = splitPath(spelled);
  if (!language || splitPath(path).language) return undefined;
  // Two slashes would name another site.
  if (!languagesOf(content).includes(language)) return path.replace(/^\/+/, '/') + search;
  return spelled === pathname ? undefined : spelled + search;
}

/** Less is not worth a result of its own in a search. */
const ENOUGH = 1 / 3;

const LATIN = /^\p{Script=Latin}/u;

/**
 * Whether enough letters between the tags of a page's `<main>` are of another script than English. Of letters, as a language
 * that joins words needs fewer of them.
 */
export function isTranslated(html: string): boolean {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, ' ');
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const others = words.filter((word) => !LATIN.test(word));
  return others.join('').length >= words.join('').length * ENOUGH;
}

/** A page in a language. */
export interface Alternate {
  code: LanguageCode | 'en';
  path: string;
}

/** What search engines read of a page's languages; nothing of one that has only one. */
export function alternateLinks(alternates: Alternate[], own: Alternate['code'] = 'en'): string {
  const original = alternates.find(({ code }) => code === 'en');
  if (alternates.length < 2) return '';
  const link = (code: string, path: string) =>
    `<link rel="alternate" hreflang="${code}" href="${absolute(path)}">`;
  const others = alternates.filter(({ code }) => code !== own);
  return [
    ...alternates.map(({ code, path }) => link(code, path)),
    original && link('x-default', original.path),
    ...others.map(({ code }) => `<meta property="og:locale:alternate" content="${code}_IN">`),
  ].join('');
}

export const feedLink = (language: LanguageCode) =>
  `<link rel="alternate" type="application/rss+xml" href="${absolute(pathIn(language, '/rss.xml'))}">`;

/** Says in which language a page is. Only for a site that has several. */
export function pageJsonLd(path: string, inLanguage: Alternate['code'] = 'en'): string {
  const url = absolute(path);
  return jsonLd({ '@type': 'WebPage', '@id': url, url, inLanguage });
}

/** The pages of the languages in which one is that is at `path` in English. */
export const alternatesAt = (path: string, codes: LanguageCode[]): Alternate[] => [
  { code: 'en', path },
  ...codes.map((code) => ({ code, path: pathIn(code, path) })),
];
