import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { EditionsController } from './editions.controller.js';
import { EditionsRepository } from './editions.repository.js';
import { EditionsService } from './editions.service.js';
import { InternalEditionsController } from './internal-editions.controller.js';

@Module({
  imports: [AccessModule, PicturesModule],
  controllers: [EditionsController, InternalEditionsController],
  providers: [EditionsRepository, EditionsService],
})
export class EditionsModule {}
