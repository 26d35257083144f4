import { z } from 'zod';

export { MOMENT } from '@salon/service-kit/values';

// Values that many bodies and answers have.

/** A number from a column of 32 bits. */
export const COUNT = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** Whose something is, by the name that the person had then; null for what is older than names. */
export const BY = z.string().max(80).nullable();
