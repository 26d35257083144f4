import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { RssService } from './rss.service.js';
import { SitemapService } from './sitemap.service.js';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

/** Describes an answer that is text of this type. */
const ApiText = (type: string) => {
  const [mediaType = ''] = type.split(';');
  return ApiOkResponse({ content: { [mediaType]: {} } });
};

@Controller()
export class FeedsController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly rss: RssService,
  ) {}

  @Public()
  @Get('sitemap.xml')
  @ApiText(XML)
  async sitemapIndex(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const xml = await this.sitemap.index();
    reply.header('Content-Type', XML).header('Cache-Control', READ_CACHE);
    return xml;
  }

  @Public()
  @Get('sitemap-posts-:file.xml')
  @ApiParam({ name: 'file', schema: { type: 'string', pattern: '^[1-9][0-9]*$', maxLength: 5 } })
  @ApiText(XML)
  async sitemapPosts(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { xml, etag } = await this.sitemap.posts(file);
    reply.header('Cache-Control', READ_CACHE).header('ETag', etag);
    return new StreamableFile(xml, { type: XML });
  }

  @Public()
  @Get('rss.xml')
  @ApiText(RSS)
  async feed(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const xml = await this.rss.feed();
    reply.header('Content-Type', RSS).header('Cache-Control', READ_CACHE);
    return xml;
  }
}
