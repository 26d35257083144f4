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
  ])('%s', (_name, json) => {
    expect(isBounded(json)).toBe(true);
    expect(() => JSON.parse(json)).not.toThrow();
  });
});

describe('a body is not bounded', () => {
  test.each<[string, string]>([
    ['with 21 levels', nested(21)],
    ['with 1,001 values', object(1_001)],
    ['behind a string that ends with a backslash', `["\\\\",${nested(20)}]`],
  ])('%s', (_name, json) => {
    expect(isBounded(json)).toBe(false);
    expect(() => JSON.parse(json)).not.toThrow();
  });
});
