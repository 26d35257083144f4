import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { PictureEncoder } from './picture-encoder.js';
import { PicturesService } from './pictures.service.js';

@Module({
  controllers: [MediaController],
  providers: [PictureEncoder, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
