import { categoryOf, dateOf, excerptOf } from './texts';
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
