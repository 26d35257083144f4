import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiQuery } from '@nestjs/swagger';
import { invalidField } from '@salon/service-kit/validation';

// What openapi.json says of values that many answers have.

/** A number in a path or parameter. A larger one is an unknown one. */
const NUMBER_IN_PATH = /^[1-9][0-9]{0,8}$/;

/** The number in a path, or undefined when it cannot be the number of anything. */
export const readNumber = (text: string): number | undefined =>
  NUMBER_IN_PATH.test(text) ? Number(text) : undefined;

/** A number among the parameters of a list; undefined when it is missing. Throws 400 for what is none from 1 to `max`. */
export function numberIn(query: Record<string, unknown>, name: string, max: number): number | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  const number = typeof value === 'string' ? readNumber(value) : undefined;
  if (number !== undefined && number <= max) return number;
  throw invalidField(name, `The ${name} must be a whole number from 1 to ${max}.`);
}

/** Describes a number in a path. */
export const ApiNumber = (name: string) =>
  ApiParam({ name, schema: { type: 'string', pattern: NUMBER_IN_PATH.source, maxLength: 9 } });

/** Describes optional parameters of a list. */
export const ApiQueries = (...parameters: Parameters<typeof ApiQuery>[0][]) =>
  applyDecorators(...parameters.map((parameter) => ApiQuery({ ...parameter, required: false })));

/** The ETag header of an answer. */
export const ETAG = { ETag: { schema: { type: 'string' as const, maxLength: 100 } } };

/** The header that names what was made. */
export const LOCATION = { Location: { schema: { type: 'string' as const, maxLength: 100 } } };

/** Describes the If-Match header of a write: the ETag that was seen. */
export const ApiIfMatch = (required = false) => ApiHeader({ name: 'If-Match', required });
