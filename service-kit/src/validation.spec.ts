import { BadRequestException } from '@nestjs/common';
import { IsObject, MaxLength, MinLength } from 'class-validator';
import { expect, test } from 'vitest';
import { type FieldError, validationPipe } from './validation.js';

class Body {
  @MaxLength(10, { message: 'The title is too long.' })
  @MinLength(1, { message: 'Please enter a title.' })
  title!: string;

  @IsObject({ message: 'Services are missing.' })
  services!: object;
}

const GOOD = { title: 'Prices', services: { hair: [] } };
const read = (body: object): Promise<unknown> =>
  validationPipe().transform(body, { type: 'body', metatype: Body });

async function errorsOf(body: object): Promise<{ message: string; errors: FieldError[] }> {
  const refused = await read(body).catch((error: unknown) => error);
  if (!(refused instanceof BadRequestException)) throw new Error(`Not refused as it should be: ${refused}`);
  return refused.getResponse() as { message: string; errors: FieldError[] };
}

test('an answer is not as long as the names that a client makes up', async () => {
  const { message, errors } = await errorsOf({ ...GOOD, ['x'.repeat(60_000)]: 1 });
  expect(errors).toEqual([
    { field: `${'x'.repeat(499)}…`, message: expect.stringMatching(/^The field x{485,}…$/) },
  ]);
  expect(message).toBe(errors[0]?.message);
  expect(message).toHaveLength(500);
});

test('a bad body gets one sentence for each field, the first of them as the message', async () => {
  expect(await errorsOf({ title: '', services: 7, colour: 'red' })).toEqual({
    message: 'The field colour is not known.',
    errors: [
      { field: 'colour', message: 'The field colour is not known.' },
      { field: 'title', message: 'Please enter a title.' },
      { field: 'services', message: 'Services are missing.' },
    ],
  });
});
