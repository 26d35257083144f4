import { categoryOf, dateOf, excerptOf, readingMinutes } from './texts';
import type { PostSummary } from './types';

const bare: PostSummary = {
  _id: 'monsoon-care-x7k2m9',
  title: 'Monsoon care',
  excerpt: '',
  author: '',
  category: null,
  image: null,
  focus: null,
  date: '2026-11-19T20:00:00.000Z',
};

describe('what a card says of a post', () => {
  it('falls back when category or excerpt is missing', () => {
    expect(categoryOf(bare)).toBe('Uncategorized');
    expect(excerptOf(bare)).toBe('No excerpt available.');
  });

  it('gives the day in the salon’s time zone', () => {
    expect(dateOf(bare)).toBe('20 November 2026');
  });

  it('says nothing for a date that is none', () => {
    expect(dateOf({ ...bare, date: 'soon' })).toBe('');
  });
});

describe('reading time', () => {
  it('counts words, not tags, at 200 a minute', () => {
    expect(readingMinutes(`<p class="a b c">${'word '.repeat(600)}</p>`)).toBe(3);
  });

  it('is at least a minute', () => {
    expect(readingMinutes('<p>Short.</p>')).toBe(1);
  });
});
