import { Module } from '@nestjs/common';
import { FeedsController } from './feeds.controller.js';
import { RssService } from './rss.service.js';
import { SitemapService } from './sitemap.service.js';

@Module({ controllers: [FeedsController], providers: [SitemapService, RssService] })
export class FeedsModule {}
