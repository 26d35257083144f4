import { isStorable } from '@salon/content/text';
import { describe, expect, test } from 'vitest';
import { countCharacters, makeExcerpt, oneLine } from './text.js';

describe('makeExcerpt', () => {
  test('cuts at the last whole word within 150 characters and says that there is more', () => {
    const text = `${'word '.repeat(29)}endless and more`;
    expect(makeExcerpt(text)).toBe(`${'word '.repeat(29).trimEnd()}...`);
  });

  test('keeps a word that ends exactly at the 150th character', () => {
    const text = `${'x'.repeat(75)} ${'y'.repeat(74)} next`;
    expect(makeExcerpt(text)).toBe(`${'x'.repeat(75)} ${'y'.repeat(74)}...`);
  });

  test('leaves a short text as it is, and cuts one endless word', () => {
    expect(makeExcerpt('Oil the ends.')).toBe('Oil the ends.');
    expect(makeExcerpt('x'.repeat(200))).toBe(`${'x'.repeat(150)}...`);
  });

  test('never cuts a character in two', () => {
    expect(makeExcerpt('👩‍👩‍👧‍👦'.repeat(160))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}...`);
  });
});

test('countCharacters counts as a person does, up to a bound', () => {
  expect(countCharacters('👍🏽é௧நி', 100)).toBe(4);
  expect(countCharacters('x'.repeat(1000), 21)).toBe(21);
});

test('oneLine drops what cannot be seen, and keeps a NUL to be refused', () => {
  expect(oneLine(' a\t\n b\u202e\u200b\u0007c ')).toBe('a bc');
  expect(oneLine('a\0b')).toBe('a\0b');
});

test('isStorable refuses NUL and half a surrogate pair', () => {
  expect(isStorable('நி 👍🏽')).toBe(true);
  expect(isStorable('\0')).toBe(false);
  expect(isStorable('\udc00')).toBe(false);
});
