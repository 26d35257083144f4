import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { FeedsService } from './feeds.service.js';

const XML = 'application/xml';
const RSS = 'application/rss+xml';
// Set once there is an answer, because a refusal is JSON.
const UTF_8 = '; charset=utf-8';

@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Public()
  @Get('sitemap.xml')
  @ApiOkResponse({ content: { [XML]: {} } })
  @Header('Cache-Control', READ_CACHE)
  async sitemapIndex(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const xml = await this.feeds.sitemaps();
    reply.type(XML + UTF_8);
    return xml;
  }

  @Public()
  @Get('sitemap-posts-:file.xml')
  @ApiParam({ name: 'file', schema: { type: 'string', pattern: '^[1-9][0-9]*$', maxLength: 5 } })
  @ApiOkResponse({ content: { [XML]: {} } })
  @Header('Cache-Control', READ_CACHE)
  async sitemapPosts(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const xml = await this.feeds.sitemapOfPosts(file);
    reply.type(XML + UTF_8);
    return xml;
  }

  @Public()
  @Get('rss.xml')
  @ApiOkResponse({ content: { [RSS]: {} } })
  @Header('Cache-Control', READ_CACHE)
  async feed(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const xml = await this.feeds.rss();
    reply.type(RSS + UTF_8);
    return xml;
  }
}
