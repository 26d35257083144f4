import { applyDecorators, Controller, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { languageCodes } from '@salon/content/languages';
import { Route } from '@salon/service-kit/access';
import { READ_CACHE } from '../http-cache.js';
import { FeedsService } from './feeds.service.js';

const XML = 'application/xml';

/** What the routes of all feeds have in common. */
const Feed = (path: string, type: string) =>
  applyDecorators(
    Route(`GET ${path}`, 'nothing'),
    ApiOkResponse({ content: { [type]: {} } }),
    Header('Content-Type', `${type}; charset=utf-8`),
    Header('Cache-Control', READ_CACHE),
  );

@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Feed('sitemap.xml', XML)
  sitemapIndex(): Promise<string> {
    return this.feeds.sitemaps();
  }

  @Feed('sitemap-posts-1.xml', XML)
  sitemapPosts(): Promise<string> {
    return this.feeds.sitemapOfPosts();
  }

  @Feed('rss.xml', 'application/rss+xml')
  feed(): Promise<string> {
    return this.feeds.rss();
  }

  @Feed(':language/rss.xml', 'application/rss+xml')
  @ApiParam({ name: 'language', enum: languageCodes })
  feedIn(@Param('language') language: string): Promise<string> {
    return this.feeds.rss(language);
  }
}
