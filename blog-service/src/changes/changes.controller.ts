import { Controller, Param, Query, Req } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ETAG, numberIn } from '../describe.js';
import { SiteEdition } from '../editions/editions.dto.js';
import { EditionsService } from '../editions/editions.service.js';
import { MAX_FILE_LENGTH } from '../pictures/picture-key.js';
import { ApiKey } from '../pictures/pictures.controller.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { Changes, type Renderer } from './changes.dto.js';
import { ChangesService, MAX_WAIT_MS } from './changes.service.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For the renderer: nginx passes no request below /internal on. */
@Controller('internal')
export class ChangesController {
  constructor(
    private readonly changes: ChangesService,
    private readonly site: EditionsService,
    private readonly pictures: PicturesService,
  ) {}

  /**
   * What changed for visitors; waits until something does, `wait` milliseconds at most. `after` is the position to follow: everything
   * is answered to an unknown one. Who writes files says who it is (`renderer`), where to (`folder`), and the position that all files
   * show (`done`).
   */
  @Route('GET changes', 'nothing', { answer: Changes, isUnlogged: true })
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

  /** The whole current edition, as the owner gets it: pages change with the clock. */
  @Route('GET site', 'nothing', { answer: SiteEdition, headers: ETAG })
  wholeEdition(): Promise<SiteEdition> {
    return this.site.current();
  }

  /** The names below /media/{key}/ that pages may ask for. */
  @Route('GET pictures/:key', 'nothing', { answer: z.array(z.string().max(MAX_FILE_LENGTH)).max(1_000) })
  @ApiKey
  files(@Param('key') key: string): Promise<string[]> {
    return this.pictures.names(key);
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isId = (value: unknown): value is Renderer['id'] => typeof value === 'string' && UUID.test(value);
