import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import { Bounded } from '@salon/service-kit/json-body';
import { StoredPicture } from './picture.dto.js';
import { MAX_HEIC_BYTES, SIZES, UPLOAD_BYTES } from './picture-bytes.js';
import { PicturesService } from './pictures.service.js';

@Controller('api/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post()
  @Bounded({ bytes: UPLOAD_BYTES, media: 'image' })
  @ApiOperation({
    summary: `Stores ${SIZES}`,
    description: 'It goes after a day unless something shows it by then. The same picture is stored once.',
  })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary', maxLength: MAX_HEIC_BYTES } })
  @ApiCreatedResponse({ type: StoredPicture })
  upload(@Body() picture: Buffer): Promise<StoredPicture> {
    return this.pictures.upload(picture);
  }
}
