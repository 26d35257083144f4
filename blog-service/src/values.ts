import { z } from 'zod';

// Values that many bodies and answers have.

/** A number from a column of 32 bits. */
export const COUNT = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** A moment: a `Date` in this service, and in an answer the text that JSON makes of it. */
export const MOMENT = z.string().meta({ format: 'date-time' }) as z.ZodType as z.ZodType<Date>;

/** Whose something is, by the name that the person had then; null for what is older than names. */
export const BY = z.string().max(80).nullable();
