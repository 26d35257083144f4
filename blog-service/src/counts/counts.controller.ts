import { Body, Controller, Query, Req } from '@nestjs/common';
import { ApiBody, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { invalidField } from '@salon/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiQueries } from '../describe.js';
import { Asked, Counts, Report } from './counts.dto.js';
import { CountsService } from './counts.service.js';

const BOUNDS = { bytes: 2 * 1024, tooLarge: 'A report may have at most 2 KB.', depth: 4, values: 50 };

@Controller('api')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Route('POST seen', 'nothing', { body: BOUNDS, isUnlogged: true })
  @ApiBody({ schema: { $ref: getSchemaPath('Report') } })
  count(@Body() sent: unknown, @Req() { headers }: FastifyRequest): void {
    this.counts.record(valid(Report, sent, 'This is not a report of a visit.'), headers);
  }

  @Route('GET counts', 'visitor figures', { answer: Counts })
  @ApiQuery({ name: 'period', enum: Asked.shape.period.options })
  @ApiQueries({ name: 'end', schema: { type: 'string', format: 'date' } })
  async counted(@Query() query: unknown): Promise<Counts> {
    const sentence = 'Please choose week, month or year, and the last day, as in 2026-11-22.';
    return this.counts.read(valid(Asked, query, sentence));
  }
}

function valid<T>(schema: z.ZodType<T>, sent: unknown, sentence: string): T {
  const { data, error } = schema.safeParse(sent);
  if (error) throw invalidField(error.issues[0]?.path.join('.') ?? '', sentence);
  return data;
}
