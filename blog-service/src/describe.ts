import { Param } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { z } from 'zod';

// What openapi.json says of values that many answers have.

/** A number in a path or parameter. A larger one is an unknown one. */
const NUMBER_IN_PATH = /^(0|[1-9][0-9]{0,8})$/;

/** A parameter that has the number in a path, undefined when it cannot be the number of anything. */
export const NumberInPath = (name: string) =>
  Param(name, {
    schema: z
      .string()
      .meta({ pattern: NUMBER_IN_PATH.source, maxLength: 9 })
      .transform((text) => (NUMBER_IN_PATH.test(text) ? Number(text) : undefined)),
  });

/** A number among the parameters of a list. */
export function numberUpTo(max: number, name: string) {
  const fault = `The ${name} must be a whole number from 1 to ${max}.`;
  return z.coerce.number(fault).int(fault).min(1, fault).max(max, fault);
}

/** The ETag header of an answer. */
export const ETAG = { ETag: { schema: { type: 'string' as const, maxLength: 100 } } };

/** The header that names what was made. */
export const LOCATION = { Location: { schema: { type: 'string' as const, maxLength: 100 } } };

/** Describes the If-Match header of a write: the ETag that was seen. */
export const ApiIfMatch = (required = false) => ApiHeader({ name: 'If-Match', required });
