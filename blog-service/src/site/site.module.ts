import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SiteController } from './site.controller.js';
import { SiteRepository } from './site.repository.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [PicturesModule],
  controllers: [SiteController],
  providers: [SiteRepository, SiteService],
})
export class SiteModule {}
