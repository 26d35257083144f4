import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { readBody } from '../check.js';
import { refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { ExportService } from './export.service.js';
import { ExportFacts } from './format.js';

const ExportAddress = z.object({ address: z.string().max(100) }).meta({ id: 'ExportAddress' });
const ExportBody = ExportFacts.pick({ editions: true }).strict().meta({ id: 'ExportBody' });

@Controller('api/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /** Where everything can be fetched, once and within a minute. */
  @Route('POST', 'import and export')
  @ApiCreatedResponse({ schema: refer(ExportAddress) })
  @ApiBody({ schema: refer(ExportBody) })
  async beginExport(@Body() sent: unknown, @From() { person }: Writer): Promise<{ address: string }> {
    const { editions } = readBody(ExportBody, sent);
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
