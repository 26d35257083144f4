import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import { Bounded } from '@salon/service-kit/json-body';
import { PictureBody, StoredPicture } from './picture.dto.js';
import { UPLOAD_BODY_BYTES } from './picture-bytes.js';
import { PicturesService } from './pictures.service.js';

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
