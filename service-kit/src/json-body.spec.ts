import { expect, test } from 'vitest';
import { isBounded } from './json-body.js';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
const object = (values: number) =>
  Object.fromEntries(Array.from({ length: values }, (_, index) => [`key${index}`, index]));

test.each<[string, unknown, boolean]>([
  ['20 levels', nested(20), true],
  ['1,000 values', object(1_000), true],
  ['21 levels', nested(21), false],
  ['1,001 values', object(1_001), false],
  ['1,001 empty lists', Array.from({ length: 1_001 }, () => []), false],
])('whether a body with %s is bounded', (_name, body, isIt) => {
  expect(isBounded(body)).toBe(isIt);
});
