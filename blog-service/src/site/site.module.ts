import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { InternalSiteController } from './internal-site.controller.js';
import { SiteController } from './site.controller.js';
import { SiteRepository } from './site.repository.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [AccessModule, PicturesModule],
  controllers: [SiteController, InternalSiteController],
  providers: [SiteRepository, SiteService],
})
export class SiteModule {}
