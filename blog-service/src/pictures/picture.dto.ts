import { ApiProperty } from '@nestjs/swagger';
import { Focus } from './focus.js';
import { MAX_KEY_LENGTH, pictureUrl } from './picture-key.js';
import { MAX_SIDE } from './picture-size.js';

const SIDE = { type: 'integer', minimum: 1, maximum: MAX_SIDE } as const;

/** What a page must know about a picture before it has loaded. */
export class StoredPicture {
  @ApiProperty({ maxLength: pictureUrl('').length + MAX_KEY_LENGTH, description: 'Its path under /media/' })
  image!: string;

  @ApiProperty(SIDE)
  width!: number;

  @ApiProperty(SIDE)
  height!: number;

  @ApiProperty({ pattern: '^#[0-9a-f]{6}$', maxLength: 7, description: 'The average colour' })
  colour!: string;

  @ApiProperty({ type: Focus, description: 'Where a look falls first' })
  focus!: Focus;
}
