import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { READ_CACHE } from '../http-cache.js';
import { FeedsService } from './feeds.service.js';

const XML = 'application/xml';
const RSS = 'application/rss+xml';
const UTF_8 = '; charset=utf-8';

@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Public()
  @Get('sitemap.xml')
  @ApiOkResponse({ content: { [XML]: {} } })
  @Header('Content-Type', XML + UTF_8)
  @Header('Cache-Control', READ_CACHE)
  sitemapIndex(): Promise<string> {
    return this.feeds.sitemaps();
  }

  @Public()
  @Get('sitemap-posts-:file.xml')
  @ApiParam({ name: 'file', schema: { type: 'string', pattern: '^[1-9][0-9]*$', maxLength: 5 } })
  @ApiOkResponse({ content: { [XML]: {} } })
  @Header('Content-Type', XML + UTF_8)
  @Header('Cache-Control', READ_CACHE)
  sitemapPosts(@Param('file') file: string): Promise<string> {
    return this.feeds.sitemapOfPosts(file);
  }

  @Public()
  @Get('rss.xml')
  @ApiOkResponse({ content: { [RSS]: {} } })
  @Header('Content-Type', RSS + UTF_8)
  @Header('Cache-Control', READ_CACHE)
  feed(): Promise<string> {
    return this.feeds.rss();
  }
}
