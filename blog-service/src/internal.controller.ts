import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { ApiAnswer, ETAG } from './describe.js';
import { SiteEdition } from './editions/editions.dto.js';
import { EditionsService } from './editions/editions.service.js';
import { JSON_TYPE, PRIVATE } from './http-cache.js';

/** For the other parts of the site: nginx passes no request below /internal on. */
@Controller('internal')
export class InternalController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: EditionsService,
  ) {}

  /** For nginx itself: a line for each tag, with its value, a new one with each change of what visitors can read of its group. */
  @Public()
  @Get('cache-tags')
  @ApiOperation({ summary: 'What nginx stores public answers under; inside the network only' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  async tags(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const rows: { tag: string; value: string }[] = await this.dataSource.query(
      'SELECT tag, value FROM cache_tag ORDER BY tag',
    );
    reply.header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', PRIVATE);
    return rows.map(({ tag, value }) => `${tag} ${value}\n`).join('');
  }

  /** For the renderer, which plans pages ahead of the clock. */
  @Public()
  @Get('site')
  @ApiOperation({ summary: 'The whole current edition, as the owner gets it; never through nginx' })
  @ApiAnswer(SiteEdition, ETAG)
  async wholeEdition(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { json, etag } = await this.site.current();
    reply.header('Content-Type', JSON_TYPE).header('Cache-Control', PRIVATE).header('ETag', etag);
    return json;
  }
}
