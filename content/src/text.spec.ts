import { makeExcerpt } from './text.ts';
import { shorten } from './words/dates.ts';

describe('makeExcerpt', () => {
  test('cuts at the last whole word within 150 characters and says that there is more', () => {
    const text = `${'word '.repeat(29)}endless and more`;
    expect(makeExcerpt(text)).toBe(`${'word '.repeat(29).trimEnd()}...`);
  });

  test('leaves a short text as it is, and never cuts a character in two', () => {
    expect(makeExcerpt('Oil the ends.')).toBe('Oil the ends.');
    expect(makeExcerpt('👩‍👩‍👧‍👦'.repeat(160))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}...`);
  });
});

test.each(['കൊ', 'பெ', 'स्त्री'])('a text is shortened between syllables such as %s', (syllable) => {
  for (const length of [20, 21, 22, 23, 24, 25]) {
    const [, begun] = shorten(syllable.repeat(30), length).split(/^(.*)…$/);
    expect(begun).toBe(syllable.repeat(Math.floor((length - 1) / syllable.length)));
  }
});
