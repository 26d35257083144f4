import { z } from 'zod';

/** A moment: a `Date` in a service, and in an answer the text that JSON makes of it. */
export const MOMENT = z.string().meta({ format: 'date-time' }) as z.ZodType as z.ZodType<Date>;
