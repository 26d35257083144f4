import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { ExportService } from './export.service.js';
import { ExportFacts } from './format.js';

const ExportAddress = z.object({ address: z.string().max(100) }).meta({ id: 'ExportAddress' });
const ExportBody = ExportFacts.pick({ editions: true }).strict().meta({ id: 'ExportBody' });
type ExportBody = z.infer<typeof ExportBody>;

@Controller('api/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /** Where everything can be fetched, once and within a minute. */
  @Route('POST', 'import and export', { answer: ExportAddress, status: 201 })
  async beginExport(@Body({ schema: ExportBody }) { editions }: ExportBody, @From() { person }: Writer) {
    return { address: `/api/export/${await this.exports.ticket(editions, person)}` };
  }

  /** The token is the right. */
  @Route('GET :token', 'nothing', { content: { 'application/zip': {} }, isUnlogged: true })
  @ApiParam({ name: 'token', schema: { type: 'string', pattern: '^[\\w-]+$', maxLength: 100 } })
  @Header('Cache-Control', 'private, no-store')
  async export(@Param('token') token: string): Promise<StreamableFile> {
    const editions = await this.exports.redeem(token);
    return new StreamableFile(this.exports.zip(editions), {
      type: 'application/zip',
      disposition: `attachment; filename="${this.exports.fileName()}"`,
    });
  }
}
