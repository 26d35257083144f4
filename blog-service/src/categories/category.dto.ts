import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Check } from '../check.js';
import { faultInLine, oneLine } from '../text.js';

export const UNKNOWN_CATEGORY = 'Category must be one of the known categories';

export class CategoryBody {
  @ApiProperty({ minLength: 2, maxLength: 40 })
  @Transform(({ value }) => (typeof value === 'string' ? oneLine(value) : value))
  @Check((value) => faultInLine('Name', value, 2, 40))
  name!: string;
}

/** A category that a post can have. */
export class Category {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'integer', description: 'How many posts of it visitors see' })
  posts!: number;
}
