import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { MediaController } from './media.controller.js';
import { PictureEncoder } from './picture-encoder.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

@Module({
  imports: [AccessModule],
  controllers: [MediaController, PicturesController],
  providers: [PictureEncoder, PicturesRepository, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
