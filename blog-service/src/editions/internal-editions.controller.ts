import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../http-cache.js';
import { ETAG } from '../openapi.js';
import { JSON_TYPE } from './editions.controller.js';
import { SiteEdition } from './editions.dto.js';
import { EditionsService } from './editions.service.js';

/** For the renderer, which plans pages ahead of the clock. nginx passes no request below /internal on. */
@Controller('internal/site')
export class InternalEditionsController {
  constructor(private readonly site: EditionsService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'The whole current edition, as the owner gets it; never through nginx' })
  @ApiOkResponse({ type: SiteEdition, headers: ETAG })
  async wholeEdition(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { json, etag } = await this.site.current();
    reply.header('Content-Type', JSON_TYPE).header('Cache-Control', PRIVATE).header('ETag', etag);
    return json;
  }
}
