import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';

/** For nginx itself, which passes nothing under /internal on. Triggers renew the tags, whatever changes the data. */
@Controller('internal/cache-tags')
export class CacheTagsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A line for each tag, with its value: a new one with each change of what visitors can read of its group. */
  @Public()
  @Get()
  @ApiOperation({ summary: 'What nginx stores public answers under; inside the network only' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  async tags(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const rows: { tag: string; value: string }[] = await this.dataSource.query(
      'SELECT tag, value FROM cache_tag ORDER BY tag',
    );
    reply.header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', 'no-store');
    return rows.map(({ tag, value }) => `${tag} ${value}\n`).join('');
  }
}
