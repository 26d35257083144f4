import { BadRequestException } from '@nestjs/common';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isBounded } from './json-body.js';
import { type FieldError, schemaPipe } from './validation.js';

const schema = z.strictObject({
  title: z.string().min(1, 'Please enter a title.'),
  services: z.object({}, 'Services are missing.'),
});

async function errorsOf(body: unknown): Promise<{ message: string; errors: FieldError[] }> {
  const read = schemaPipe().transform(body, { type: 'body', schema });
  const refused = await read.catch((error: unknown) => error);
  if (!(refused instanceof BadRequestException)) throw new Error(`Not refused as it should be: ${refused}`);
  return refused.getResponse() as { message: string; errors: FieldError[] };
}

test('an answer is not as long as the names that a client makes up', async () => {
  const { message, errors } = await errorsOf({ title: 'Prices', services: {}, ['x'.repeat(60_000)]: 1 });
  expect(errors).toEqual([
    { field: `${'x'.repeat(499)}…`, message: expect.stringMatching(/^The field x{485,}…$/) },
  ]);
  expect(message).toBe(errors[0]?.message);
  expect(message).toHaveLength(500);
});

test('a bad body gets a sentence for each fault, the first of them as the message', async () => {
  expect(await errorsOf({ title: '', services: 7, colour: 'red' })).toEqual({
    message: 'Please enter a title.',
    errors: [
      { field: 'title', message: 'Please enter a title.' },
      { field: 'services', message: 'Services are missing.' },
      { field: 'colour', message: 'The field colour is not known.' },
    ],
  });
});

test.each([[undefined], [null], [[]], ['text']])(
  '%j in place of a body gets a sentence for people',
  async (body) => {
    const message = 'This is missing, or not what it must be.';
    expect(await errorsOf(body)).toEqual({ message, errors: [{ field: '', message }] });
  },
);

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
