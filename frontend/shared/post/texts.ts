import { dateFormat } from '@salon/content/words/dateFormat';
import { say } from '@salon/content/words/say';
import { salon } from '../content/salon';
import type { PostSummary } from './types';

export const categoryOf = (post: PostSummary) => say(post.category || 'Uncategorized');
export const excerptOf = (post: PostSummary) => post.excerpt || say('No excerpt available.');

const dayWords = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The renderer and every visitor must show the same day.
  timeZone: salon.timeZone,
});

/** `20 November 2026`; empty for an invalid date. */
export function dateOf(post: PostSummary): string {
  const date = new Date(post.date);
  return Number.isNaN(date.getTime()) ? '' : dayWords(date);
}

export const postPath = (id: string) => `/blog/${encodeURIComponent(id)}`;

const LANGUAGES: [RegExp, string][] = [
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** The `lang` of a title whose script differs from the page's, for line height, fonts and screen readers. */
export const titleLanguage = (title: string): string | undefined =>
  LANGUAGES.find(([script]) => script.test(title))?.[1];
