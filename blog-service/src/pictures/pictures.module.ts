import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { PictureEncoder } from './picture-encoder.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

@Module({
  controllers: [MediaController, PicturesController],
  providers: [PictureEncoder, PicturesRepository, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
