import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { DataSource } from 'typeorm';
import { ApiAnswer, ETAG } from './describe.js';
import { SiteEdition } from './editions/editions.dto.js';
import { EditionsService } from './editions/editions.service.js';
import { PRIVATE } from './http-cache.js';

/** For the other parts of the site: nginx passes no request below /internal on. */
@Controller('internal')
export class InternalController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: EditionsService,
  ) {}

  /** For nginx itself: a line for each tag, with its value, a new one with each change of what visitors can read of its group. */
  @Public()
  @Get('cache-tags')
  @ApiOperation({ summary: 'What nginx stores public answers under; inside the network only' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  @Header('Cache-Control', PRIVATE)
  async tags(): Promise<string> {
    const rows: { tag: string; value: string }[] = await this.dataSource.query(
      'SELECT tag, value FROM cache_tag ORDER BY tag',
    );
    return rows.map(({ tag, value }) => `${tag} ${value}\n`).join('');
  }

  /** For the renderer, which plans pages ahead of the clock. */
  @Public()
  @Get('site')
  @ApiOperation({ summary: 'The whole current edition, as the owner gets it; never through nginx' })
  @ApiAnswer(SiteEdition, ETAG)
  @Header('Cache-Control', PRIVATE)
  wholeEdition(): Promise<SiteEdition> {
    return this.site.current();
  }
}
