import { applyDecorators, Controller, Header, Param, Res } from '@nestjs/common';
import { ApiParam, ApiResponse } from '@nestjs/swagger';
import { languageCodes } from '@salon/content/languages';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { FeedsService } from './feeds.service.js';

const XML = 'application/xml';

/** What the routes of all feeds have in common. */
const Feed = (path: string, type: string) =>
  applyDecorators(
    Route(`GET ${path}`, 'nothing', { content: { [type]: {} } }),
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
  feed() {
    return this.feeds.rss();
  }

  @Feed(':language/rss.xml', 'application/rss+xml')
  @ApiParam({ name: 'language', enum: languageCodes })
  @ApiResponse({ status: 301, content: { 'text/plain': {} } })
  async feedIn(@Param('language') language: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const feed = await this.feeds.rss(language);
    // Once visitors could choose it.
    if (feed === undefined) reply.code(301).type('text/plain').header('Location', '/rss.xml');
    return feed ?? '';
  }
}
