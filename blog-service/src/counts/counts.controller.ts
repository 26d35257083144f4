import { Body, Controller, Query, Req } from '@nestjs/common';
import { ApiBody, getSchemaPath } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { invalidField } from '@salon/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import { Asked, Counts, Report } from './counts.dto.js';
import { CountsService } from './counts.service.js';

const BOUNDS = { bytes: 2 * 1024, tooLarge: 'A report may have at most 2 KB.', depth: 4, values: 50 };

@Controller('api')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Route('POST seen', 'nothing', { body: BOUNDS, isUnlogged: true })
  @ApiBody({ schema: { $ref: getSchemaPath('Report') } })
  async count(@Body() sent: unknown, @Req() { ip, headers }: FastifyRequest): Promise<void> {
    const { data, error } = Report.safeParse(sent);
    if (error) throw invalidField(error.issues[0]?.path.join('.') ?? '', 'This is not a report of a visit.');
    await this.counts.record(data, ip, headers);
  }

  @Route('GET counts', 'visitor figures', { answer: Counts })
  async counted(@Query({ schema: Asked }) asked: Asked): Promise<Counts> {
    return this.counts.read(asked);
  }
}
