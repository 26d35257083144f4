import { Body, Controller, Query, Req } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { Asked, Counts, Report } from './counts.dto.js';
import { CountsService } from './counts.service.js';

const BOUNDS = { bytes: 2 * 1024, tooLarge: 'A report may have at most 2 KB.', depth: 4, values: 50 };

@Controller('api')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Route('POST seen', 'nothing', { body: BOUNDS, isUnlogged: true })
  async count(@Body({ schema: Report }) report: Report, @Req() { headers }: FastifyRequest): Promise<void> {
    await this.counts.record(report, headers);
  }

  @Route('GET counts', 'visitor figures', { answer: Counts })
  counted(@Query({ schema: Asked }) asked: Asked): Promise<Counts> {
    return this.counts.read(asked);
  }
}
