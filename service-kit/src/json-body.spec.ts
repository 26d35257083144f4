import { describe, expect, test } from 'vitest';
import { isBounded } from './json-body.js';

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const object = (values: number) =>
  `{${Array.from({ length: values }, (_, index) => `"key${index}":1`).join(',')}}`;

describe('a body is bounded', () => {
  test.each<[string, string]>([
    ['with 20 levels', nested(20)],
    ['with 1,000 values', object(1_000)],
    ['with commas and brackets in a string', `{"a":"${'[{,'.repeat(2_000)}"}`],
    ['with quotes in a string', `{"a":"${'\\",[ '.repeat(2_000)}\\\\","b":1}`],
    ['with many values side by side, one level deep each', `[${'{"a":1},'.repeat(400)}1]`],
  ])('%s', (_name, json) => {
    expect(isBounded(json)).toBe(true);
    expect(() => JSON.parse(json)).not.toThrow();
  });

  test.each(['', '"', '"\\', '{"a":"b'])('so that the parser says what is wrong with %j', (json) => {
    expect(isBounded(json)).toBe(true);
  });
});

describe('a body is not bounded', () => {
  test.each<[string, string]>([
    ['with 21 levels', nested(21)],
    ['with a million levels', nested(1_000_000)],
    ['with 1,001 values', object(1_001)],
    ['with 1,001 values at several places', `[[${'1,'.repeat(500)}1],[${'1,'.repeat(500)}1]]`],
    ['behind a string that ends with a backslash', `["\\\\",${nested(20)}]`],
    ['behind a string with an escaped quote', `["\\\\\\"",${nested(20)}]`],
  ])('%s', (_name, json) => {
    expect(isBounded(json)).toBe(false);
    expect(() => JSON.parse(json)).not.toThrow();
  });
});

test('a route may have bounds of its own', () => {
  const bounds = { depth: 2, values: 2_000 };
  expect(isBounded(nested(2), bounds)).toBe(true);
  expect(isBounded(nested(3), bounds)).toBe(false);
  expect(isBounded(object(2_000), bounds)).toBe(true);
  expect(isBounded(object(2_001), bounds)).toBe(false);
  expect(isBounded(object(1_001), { depth: 2 })).toBe(false);
});
