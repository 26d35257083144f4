import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Bounded } from '@salon/service-kit/json-body';
import { Check } from '../check.js';
import { Focus } from './focus.js';
import { faultInDataUrl, UPLOAD_BODY_BYTES } from './picture-bytes.js';
import { PicturesService } from './pictures.service.js';

export class PictureBody {
  @ApiProperty({ description: 'A data URL of a picture under 5 MB, or of a HEIC under 10 MB' })
  @Check((value) => (typeof value === 'string' ? faultInDataUrl(value) : 'Please choose a picture.'))
  image!: string;
}

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

@Controller('api/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post()
  @Bounded({ bytes: UPLOAD_BODY_BYTES })
  @ApiOperation({
    summary: 'Stores a picture',
    description: 'It goes after a day unless something shows it by then. The same picture is stored once.',
  })
  @ApiCreatedResponse({ type: StoredPicture })
  upload(@Body() { image }: PictureBody): Promise<StoredPicture> {
    return this.pictures.upload(image);
  }
}
