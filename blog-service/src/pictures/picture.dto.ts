import { ApiProperty } from '@nestjs/swagger';
import { Check } from '../check.js';
import { Focus } from './focus.js';
import { faultInDataUrl } from './picture-bytes.js';

export class PictureBody {
  @ApiProperty({ description: 'A data URL of a picture under 5 MB, or of a HEIC under 10 MB' })
  @Check((value) => (typeof value === 'string' ? faultInDataUrl(value) : 'Please choose a picture.'))
  image!: string;
}

/** What a page must know about a picture before it has loaded. */
export class StoredPicture {
  @ApiProperty({ description: 'Its path under /media/' })
  image!: string;

  @ApiProperty({ type: 'integer' })
  width!: number;

  @ApiProperty({ type: 'integer' })
  height!: number;

  @ApiProperty({ pattern: '^#[0-9a-f]{6}$', description: 'The average colour' })
  colour!: string;

  @ApiProperty({ type: Focus, description: 'Where a look falls first' })
  focus!: Focus;
}
