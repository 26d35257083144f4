import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { ETAG } from '../openapi.js';
import { CacheTags } from './cache-tags.dto.js';
import { CacheTagsRepository } from './cache-tags.repository.js';

/** For the renderer. nginx passes nothing under /internal on. */
@Controller('internal/cache-tags')
export class CacheTagsController {
  constructor(private readonly cacheTags: CacheTagsRepository) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'What nginx stores public answers under; inside the network only' })
  @ApiOkResponse({ type: CacheTags, headers: ETAG })
  async tags(@Res({ passthrough: true }) reply: FastifyReply): Promise<CacheTags> {
    const tags = await this.cacheTags.all();
    reply.header('Cache-Control', READ_CACHE);
    return { tags };
  }
}
