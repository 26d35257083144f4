import { z } from 'zod';
import { line, lineOf } from '../lines.js';
import { COUNT } from '../values.js';

/** The longest name of a category. */
export const MAX_NAME = 40;
export const NAME = lineOf(MAX_NAME);
/** The most categories to choose from. */
export const MAX_CATEGORIES = 100;
export const UNKNOWN_CATEGORY = 'Category must be one of the known categories';

export const CategoryBody = z.strictObject({ name: line('Name', 2, MAX_NAME) }).meta({ id: 'CategoryBody' });
export type CategoryBody = z.infer<typeof CategoryBody>;

/** A category that a post can have. */
export const Category = z
  .object({ id: COUNT.min(1), name: z.string().meta(NAME), posts: COUNT })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
