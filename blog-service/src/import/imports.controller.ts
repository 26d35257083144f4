import { Body, Controller, HttpCode, Param, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiNoContentResponse, ApiParam } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { readBody } from '../check.js';
import { ApiAnswer, ApiList, ApiQueries, numberIn, refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { single } from '../posts/read/list-query.js';
import { PIECE_BYTES } from './file-bytes.js';
import {
  Import,
  ImportBody,
  ImportChoices,
  ImportFileBody,
  ImportItems,
  ITEM_KINDS,
  NEWEST,
} from './import.dto.js';
import { ImportsService } from './imports.service.js';

const PIECE = { media: 'application/octet-stream', bytes: PIECE_BYTES } as const;
const ApiImport = ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid', maxLength: 36 } });
const MOST_ITEMS = 10_000_000;

/** Files of an old site: they are sent, looked at, and what is chosen of them is brought in. */
@Controller('api/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Route('POST', 'import and export')
  @ApiBody({ schema: refer(ImportBody) })
  @ApiCreatedResponse({ schema: refer(Import) })
  createImport(@Body() sent: unknown, @From() { person }: Writer): Promise<Import> {
    return this.imports.create(readBody(ImportBody, sent).files, person);
  }

  @Route('GET', 'import and export')
  @ApiList(Import, NEWEST)
  listImports(): Promise<Import[]> {
    return this.imports.list();
  }

  @Route('GET :id', 'import and export')
  @ApiImport
  @ApiAnswer(Import)
  oneImport(@Param('id') id: string): Promise<Import> {
    return this.imports.one(id);
  }

  /** Adds a file, as one of pictures that were missing. All files are looked at again then. */
  @Route('POST :id/files', 'import and export')
  @ApiImport
  @ApiBody({ schema: refer(ImportFileBody) })
  @ApiCreatedResponse({ schema: refer(Import) })
  addFile(@Param('id') id: string, @Body() sent: unknown): Promise<Import> {
    return this.imports.addFile(id, readBody(ImportFileBody, sent));
  }

  /** A piece that is here already may be sent again. Files and pieces are counted from 0. */
  @Route('PUT :id/files/:file/pieces/:n', 'import and export', { body: PIECE, isUnlogged: true })
  @ApiImport
  @ApiParam({ name: 'file', schema: { type: 'string', pattern: '^[0-9]{1,3}$', maxLength: 3 } })
  @ApiParam({ name: 'n', schema: { type: 'string', pattern: '^[0-9]{1,3}$', maxLength: 3 } })
  @ApiConsumes(PIECE.media)
  @ApiBody({ schema: { type: 'string', format: 'binary', maxLength: PIECE_BYTES } })
  @ApiNoContentResponse()
  @HttpCode(204)
  async putPiece(
    @Param('id') id: string,
    @Param('file') file: string,
    @Param('n') n: string,
    @Body() bytes: unknown,
  ): Promise<void> {
    await this.imports.putPiece(id, Number(file), Number(n), bytes);
  }

  /** What was found, in the order in which it comes: of a kind, or only what has problems or is missing. */
  @Route('GET :id/items', 'import and export')
  @ApiImport
  @ApiQueries(
    { name: 'kind', enum: ITEM_KINDS },
    { name: 'only', enum: ['problems', 'missing'] },
    { name: 'cursor', schema: { type: 'integer', minimum: 1, maximum: MOST_ITEMS } },
  )
  @ApiAnswer(ImportItems)
  listItems(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<ImportItems> {
    const cursor = numberIn(query, 'cursor', MOST_ITEMS) ?? 0;
    return this.imports.items(id, cursor, single(query, 'kind'), single(query, 'only'));
  }

  /** Brings what is chosen, or the rest of it. */
  @Route('POST :id/begin', 'import and export')
  @ApiImport
  @ApiBody({ schema: refer(ImportChoices) })
  @HttpCode(200)
  @ApiAnswer(Import)
  begin(@Param('id') id: string, @Body() sent: unknown, @From() { person }: Writer): Promise<Import> {
    return this.imports.begin(id, readBody(ImportChoices, sent), person);
  }

  @Route('POST :id/stop', 'import and export')
  @ApiImport
  @HttpCode(200)
  @ApiAnswer(Import)
  stop(@Param('id') id: string): Promise<Import> {
    return this.imports.stop(id);
  }

  /** Removes files and list. What was brought stays. */
  @Route('DELETE :id', 'import and export')
  @ApiImport
  @ApiNoContentResponse()
  @HttpCode(204)
  async removeImport(@Param('id') id: string): Promise<void> {
    await this.imports.remove(id);
  }
}
