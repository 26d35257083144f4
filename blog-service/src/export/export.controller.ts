import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiProperty } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { IsIn } from 'class-validator';
import { z } from 'zod';
import { refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { type Editions, ExportService } from './export.service.js';

const EDITIONS: Editions[] = ['present', 'all'];
const ExportAddress = z.object({ address: z.string().max(100) }).meta({ id: 'ExportAddress' });

class ExportBody {
  @ApiProperty({ enum: EDITIONS })
  @IsIn(EDITIONS, { message: 'Please choose the present edition or all of them.' })
  editions!: Editions;
}

@Controller('api/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /** Where everything can be fetched, once and within a minute. */
  @Route('POST', 'import and export')
  @ApiCreatedResponse({ schema: refer(ExportAddress) })
  async beginExport(
    @Body() { editions }: ExportBody,
    @From() { person }: Writer,
  ): Promise<{ address: string }> {
    return { address: `/api/export/${await this.exports.ticket(editions, person)}` };
  }

  /** The token is the right. */
  @Route('GET :token', 'nothing', { isUnlogged: true })
  @ApiParam({ name: 'token', schema: { type: 'string', pattern: '^[\\w-]+$', maxLength: 100 } })
  @ApiOkResponse({ content: { 'application/zip': {} } })
  @Header('Cache-Control', 'private, no-store')
  async export(@Param('token') token: string): Promise<StreamableFile> {
    const editions = await this.exports.redeem(token);
    return new StreamableFile(this.exports.zip(editions), {
      type: 'application/zip',
      disposition: `attachment; filename="${this.exports.fileName()}"`,
    });
  }
}
