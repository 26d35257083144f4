import { Controller, Param, Query, Req } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ETAG, numberUpTo } from '../describe.js';
import { SiteEdition } from '../editions/editions.dto.js';
import { EditionsService } from '../editions/editions.service.js';
import { MAX_FILE_LENGTH, PictureKey } from '../pictures/picture-key.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { Changes } from './changes.dto.js';
import { ChangesService, MAX_WAIT_MS } from './changes.service.js';

const ChangesQuery = z.object({
  after: z
    .string()
    .max(60)
    .optional()
    .describe('The position to follow: everything is answered to an unknown one'),
  wait: numberUpTo(MAX_WAIT_MS, 'wait').default(MAX_WAIT_MS),
  renderer: z.uuid().optional().describe('Who asks, if it writes files'),
  folder: z.uuid().optional().describe('Where to'),
  done: z.string().max(60).optional().describe('The position that all files show'),
});
type ChangesQuery = z.infer<typeof ChangesQuery>;

/** For the renderer: nginx passes no request below /internal on. */
@Controller('internal')
export class ChangesController {
  constructor(
    private readonly changes: ChangesService,
    private readonly site: EditionsService,
    private readonly pictures: PicturesService,
  ) {}

  /** What changed for visitors; waits until something does, `wait` milliseconds at most. */
  @Route('GET changes', 'nothing', { answer: Changes, isUnlogged: true })
  async next(
    @Query({ schema: ChangesQuery }) { after, wait, renderer: id, folder, done }: ChangesQuery,
    @Req() { raw }: FastifyRequest,
  ): Promise<Changes> {
    const renderer = id && folder ? { id, folder } : undefined;
    const gone = () => void (renderer && this.changes.leave(renderer).catch(() => {}));
    raw.socket.once('close', gone);
    try {
      if (renderer) await this.changes.register(renderer, done);
      return await this.changes.after(after, wait);
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
  files(@Param('key', { schema: PictureKey }) key: string): Promise<string[]> {
    return this.pictures.names(key);
  }
}
