import { Module } from '@nestjs/common';
import { FeedsController } from './feeds.controller.js';
import { FeedsRepository } from './feeds.repository.js';
import { RssService } from './rss.service.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  controllers: [FeedsController],
  providers: [FeedsRepository, SitemapService, RssService],
})
export class FeedsModule {}
