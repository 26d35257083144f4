import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { DataSource } from 'typeorm';
import { ApiAnswer, ETAG } from './describe.js';
import { SiteEdition } from './editions/editions.dto.js';
import { EditionsService } from './editions/editions.service.js';

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
  async tags(): Promise<string> {
    const [{ lines }]: [{ lines: string }] = await this.dataSource.query(
      "SELECT string_agg(format(E'%s %s\\n', tag, value), '' ORDER BY tag) AS lines FROM cache_tag",
    );
    return lines;
  }

  /** For the renderer, which plans pages ahead of the clock. */
  @Public()
  @Get('site')
  @ApiOperation({ summary: 'The whole current edition, as the owner gets it; never through nginx' })
  @ApiAnswer(SiteEdition, ETAG)
  wholeEdition(): Promise<SiteEdition> {
    return this.site.current();
  }
}
