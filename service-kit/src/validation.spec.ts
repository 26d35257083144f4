import { BadRequestException } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsObject, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { describe, expect, test } from 'vitest';
import { checked, type FieldError, invalid, validationPipe } from './validation.js';

class Price {
  @IsInt({ message: 'A price is a whole number.' })
  price!: number;
}

class Services {
  @ValidateNested({ each: true })
  @Type(() => Price)
  hair!: Price[];
}

class Body {
  @MaxLength(10, { message: 'The title is too long.' })
  @MinLength(1, { message: 'Please enter a title.' })
  title!: string;

  @IsObject({ message: 'Services are missing.' })
  @ValidateNested()
  @Type(() => Services)
  services!: Services;
}

const GOOD = { title: 'Prices', services: { hair: [{ price: 1 }, { price: 2 }] } };

async function errorsOf(body: object): Promise<{ message: string; errors: FieldError[] }> {
  const refused: unknown = await validationPipe()
    .transform(body, { type: 'body', metatype: Body })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  if (!(refused instanceof BadRequestException)) throw new Error(`Not refused as it should be: ${refused}`);
  return refused.getResponse() as { message: string; errors: FieldError[] };
}

test('a good body becomes an instance of its class', async () => {
  const body: unknown = await validationPipe().transform(GOOD, { type: 'body', metatype: Body });
  expect(body).toBeInstanceOf(Body);
  expect(body).toEqual(GOOD);
});

test('an answer is not as long as the names that a client makes up', async () => {
  const { message, errors } = await errorsOf({ ...GOOD, ['x'.repeat(60_000)]: 1 });
  expect(errors).toEqual([
    { field: `${'x'.repeat(499)}…`, message: expect.stringMatching(/^The field x{485,}…$/) },
  ]);
  expect(message).toBe(errors[0]?.message);
  expect(message).toHaveLength(500);
});

describe('a bad body gets one sentence for each field, the first of them as the message', () => {
  test('in the fields of the body', async () => {
    expect(await errorsOf({ ...GOOD, title: '', services: 7 })).toEqual({
      message: 'Please enter a title.',
      errors: [
        { field: 'title', message: 'Please enter a title.' },
        { field: 'services', message: 'Services are missing.' },
      ],
    });
  });

  test('deep in it, named by the way there', async () => {
    const body = {
      ...GOOD,
      services: { hair: [{ price: 1 }, { price: 'two' }, { price: 3, off: true }], nail: [] },
    };
    expect((await errorsOf(body)).errors).toEqual([
      { field: 'services.nail', message: 'The field services.nail is not known.' },
      { field: 'services.hair[1].price', message: 'A price is a whole number.' },
      { field: 'services.hair[2].off', message: 'The field services.hair[2].off is not known.' },
    ]);
  });

  test('for fifty fields at most', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, index]));
    const hair = Array.from({ length: 500 }, () => ({ price: 'much' }));
    expect((await errorsOf({ ...GOOD, ...unknown })).errors).toHaveLength(50);
    expect((await errorsOf({ ...GOOD, services: { hair } })).errors).toHaveLength(50);
  });
});

test('a part that is checked by itself names its fields from its own start', async () => {
  expect(await checked(Services, { hair: [{ price: 1 }] })).toBeInstanceOf(Services);
  await expect(checked(Services, { hair: [{ price: 'two' }] })).rejects.toMatchObject({
    response: { errors: [{ field: 'hair[0].price', message: 'A price is a whole number.' }] },
  });
});

test('faults that show while a request is carried out are fifty at most as well', () => {
  const faults = Array.from({ length: 60 }, (_, index) => ({ field: `x${index}`, message: 'No.' }));
  expect(invalid(faults).getResponse()).toEqual({ message: 'No.', errors: faults.slice(0, 50) });
});
