import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { PIECE_BYTES } from './file-bytes.js';
import {
  AskedItems,
  Import,
  ImportBody,
  ImportChoices,
  ImportFileBody,
  ImportItems,
  NEWEST,
} from './import.dto.js';
import { ImportsService } from './imports.service.js';

const PIECE = { media: 'application/octet-stream', bytes: PIECE_BYTES } as const;
/** Files and pieces are counted from 0. */
const COUNTED = z
  .string()
  .regex(/^[0-9]{1,3}$/, 'This is a number of at most three digits.')
  .max(3);
/** An import's id in a path; of another text there is none. */
const ImportId = () => Param('id', { schema: z.string().meta({ format: 'uuid', maxLength: 36 }) });

/** Files of an old site: they are sent, looked at, and what is chosen of them is brought in. */
@Controller('api/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Route('POST', 'import and export', { answer: Import, status: 201 })
  createImport(
    @Body({ schema: ImportBody }) { files }: ImportBody,
    @From() { person }: Writer,
  ): Promise<Import> {
    return this.imports.create(files, person);
  }

  @Route('GET', 'import and export', { answer: z.array(Import).max(NEWEST) })
  listImports(): Promise<Import[]> {
    return this.imports.list();
  }

  /** Adds a file, as one of pictures that were missing. All files are looked at again then. */
  @Route('POST :id/files', 'import and export', { answer: Import, status: 201 })
  addFile(@ImportId() id: string, @Body({ schema: ImportFileBody }) file: ImportFileBody): Promise<Import> {
    return this.imports.addFile(id, file);
  }

  /** A piece that is here already may be sent again. */
  @Route('PUT :id/files/:file/pieces/:n', 'import and export', { body: PIECE, isUnlogged: true })
  @ApiConsumes(PIECE.media)
  @ApiBody({ schema: { type: 'string', format: 'binary', maxLength: PIECE_BYTES } })
  async putPiece(
    @ImportId() id: string,
    @Param('file', { schema: COUNTED }) file: string,
    @Param('n', { schema: COUNTED }) n: string,
    @Body() bytes: unknown,
  ): Promise<void> {
    await this.imports.putPiece(id, Number(file), Number(n), bytes);
  }

  /** What does not come whole, or is missing, in the order in which it was found. */
  @Route('GET :id/items', 'import and export', { answer: ImportItems })
  listItems(@ImportId() id: string, @Query({ schema: AskedItems }) asked: AskedItems): Promise<ImportItems> {
    return this.imports.items(id, asked);
  }

  /** Brings what is chosen, or the rest of it. */
  @Route('POST :id/begin', 'import and export', { answer: Import })
  begin(
    @ImportId() id: string,
    @Body({ schema: ImportChoices }) choices: ImportChoices,
    @From() { person }: Writer,
  ): Promise<Import> {
    return this.imports.begin(id, choices, person);
  }

  @Route('POST :id/stop', 'import and export', { answer: Import })
  stop(@ImportId() id: string): Promise<Import> {
    return this.imports.stop(id);
  }

  /** Removes files and list. What was brought stays. */
  @Route('DELETE :id', 'import and export')
  async removeImport(@ImportId() id: string): Promise<void> {
    await this.imports.remove(id);
  }
}
