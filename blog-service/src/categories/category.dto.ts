import { ApiProperty } from '@nestjs/swagger';
import { oneLine } from '@salon/content/text';
import { Transform } from 'class-transformer';
import { z } from 'zod';
import { Check } from '../check.js';
import { faultInLength, lineOf } from '../lines.js';
import { COUNT } from '../values.js';

/** The longest name of a category. */
export const MAX_NAME = 40;
export const NAME = lineOf(MAX_NAME);
/** The most categories to choose from. */
export const MAX_CATEGORIES = 100;
export const UNKNOWN_CATEGORY = 'Category must be one of the known categories';

export class CategoryBody {
  @ApiProperty({ minLength: 2, ...NAME })
  @Transform(({ value }) => (typeof value === 'string' ? oneLine(value) : value))
  @Check((value) => faultInLength('Name', value, 2, MAX_NAME))
  name!: string;
}

/** A category that a post can have. */
export const Category = z
  .object({ id: COUNT.min(1), name: z.string().meta(NAME), posts: COUNT })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
