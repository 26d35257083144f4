import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { READ_CACHE } from '../http-cache.js';
import { ETAG } from '../openapi.js';

class CacheTags {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', format: 'uuid' },
    description: 'The value of each tag: a new one with each change of what visitors can read of its group',
  })
  tags!: Record<string, string>;
}

/** For the renderer. nginx passes nothing under /internal on. Triggers renew the tags, whatever changes the data. */
@Controller('internal/cache-tags')
export class CacheTagsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'What nginx stores public answers under; inside the network only' })
  @ApiOkResponse({ type: CacheTags, headers: ETAG })
  async tags(@Res({ passthrough: true }) reply: FastifyReply): Promise<CacheTags> {
    const rows: { tag: string; value: string }[] = await this.dataSource.query(
      'SELECT tag, value FROM cache_tag ORDER BY tag',
    );
    reply.header('Cache-Control', READ_CACHE);
    return { tags: Object.fromEntries(rows.map(({ tag, value }) => [tag, value])) };
  }
}
