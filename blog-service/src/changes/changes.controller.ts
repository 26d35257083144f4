import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { ApiAnswer, ApiQueries, ETAG, numberIn } from '../describe.js';
import { SiteEdition } from '../editions/editions.dto.js';
import { EditionsService } from '../editions/editions.service.js';
import { MAX_FILE_LENGTH } from '../pictures/picture-key.js';
import { ApiKey } from '../pictures/pictures.controller.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { Changes, type Renderer } from './changes.dto.js';
import { ChangesService, MAX_WAIT_MS } from './changes.service.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = { type: 'string', pattern: UUID.source, maxLength: 36 } as const;

/** For the renderer: nginx passes no request below /internal on. */
@Controller('internal')
export class ChangesController {
  constructor(
    private readonly changes: ChangesService,
    private readonly site: EditionsService,
    private readonly pictures: PicturesService,
  ) {}

  @Public({ isUnlogged: true })
  @Get('changes')
  @ApiOperation({ summary: 'What changed for visitors; waits until something does' })
  @ApiQueries(
    {
      name: 'after',
      schema: { type: 'string', maxLength: 60 },
      description: 'A `position`; everything is answered to an unknown one',
    },
    {
      name: 'done',
      schema: { type: 'string', maxLength: 60 },
      description: 'The `position` that all files show',
    },
    {
      name: 'wait',
      schema: { type: 'integer', minimum: 1, maximum: MAX_WAIT_MS },
      description: 'Milliseconds',
    },
    { name: 'renderer', schema: ID, description: 'Who asks, if it writes files' },
    { name: 'folder', schema: ID, description: 'Where to' },
  )
  @ApiAnswer(Changes)
  async next(@Query() query: Record<string, unknown>, @Req() { raw }: FastifyRequest): Promise<Changes> {
    const { after, done, renderer: id, folder } = query;
    const renderer = isId(id) && isId(folder) ? { id, folder } : undefined;
    const gone = () => void (renderer && this.changes.leave(renderer).catch(() => {}));
    raw.socket.once('close', gone);
    try {
      const wait = numberIn(query, 'wait', MAX_WAIT_MS) ?? MAX_WAIT_MS;
      if (renderer) await this.changes.register(renderer, text(done));
      return await this.changes.after(text(after), wait);
    } finally {
      raw.socket.off('close', gone);
    }
  }

  @Public()
  @Get('site')
  @ApiOperation({ summary: 'The whole current edition, as the owner gets it: pages change with the clock' })
  @ApiAnswer(SiteEdition, ETAG)
  wholeEdition(): Promise<SiteEdition> {
    return this.site.current();
  }

  @Public()
  @Get('pictures/:key')
  @ApiKey
  @ApiOperation({ summary: 'The names below /media/{key}/ that pages may ask for' })
  @ApiOkResponse({
    schema: { type: 'array', maxItems: 1_000, items: { type: 'string', maxLength: MAX_FILE_LENGTH } },
  })
  files(@Param('key') key: string): Promise<string[]> {
    return this.pictures.names(key);
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isId = (value: unknown): value is Renderer['id'] => typeof value === 'string' && UUID.test(value);
