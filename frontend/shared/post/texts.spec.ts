import { summary } from '../../test/posts';
import { categoryOf, dateOf, excerptOf, titleLanguage } from './texts';

describe('what a card says of a post', () => {
  it('falls back when category or excerpt is missing', () => {
    const bare = summary('a', { category: null, excerpt: '' });
    expect(categoryOf(bare)).toBe('Uncategorized');
    expect(excerptOf(bare)).toBe('No excerpt available.');
  });

  it('gives the day in the salon’s time zone, and none for a date that is none', () => {
    expect(dateOf(summary('a', { date: '2026-11-19T20:00:00.000Z' }))).toBe('20 November 2026');
    expect(dateOf(summary('a', { date: 'soon' }))).toBe('');
  });
});

it.each([
  ['மழைக்கால முடி பராமரிப்பு', 'ta'],
  ['Onam: ഓണം', 'ml'],
  ['Monsoon care', undefined],
])('the language of %j is %s', (title, language) => {
  expect(titleLanguage(title)).toBe(language);
});
