import { makeExcerpt } from './text.ts';

describe('makeExcerpt', () => {
  test('cuts at the last whole word within 150 characters and says that there is more', () => {
    const text = `${'word '.repeat(29)}endless and more`;
    expect(makeExcerpt(text)).toBe(`${'word '.repeat(29).trimEnd()}...`);
  });

  test('leaves a short text as it is, and cuts one endless word', () => {
    expect(makeExcerpt('Oil the ends.')).toBe('Oil the ends.');
    expect(makeExcerpt('x'.repeat(200))).toBe(`${'x'.repeat(150)}...`);
  });

  test('never cuts a character in two', () => {
    expect(makeExcerpt('👩‍👩‍👧‍👦'.repeat(160))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}...`);
  });
});
