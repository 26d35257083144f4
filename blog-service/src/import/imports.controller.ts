import { Body, ConflictException, Controller, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { isStorable } from '@salon/content/text';
import { Route } from '@salon/service-kit/access';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { freeBuffers, MAX_BYTES, PIECE_BYTES } from './file-bytes.js';
import { UNKNOWN_SITE } from './found.js';
import {
  AskedItems,
  Import,
  ImportBody,
  ImportChoices,
  ImportFileBody,
  type ImportItem,
  ImportItems,
  ITEMS_PAGE,
  MAX_FILES,
  NEWEST,
} from './import.dto.js';

const PIECE = { media: 'application/octet-stream', bytes: PIECE_BYTES } as const;
/** Files and pieces are counted from 0. */
const COUNTED = z
  .string()
  .regex(/^[0-9]{1,3}$/, 'This is a number of at most three digits.')
  .max(3)
  .transform(Number);
/** An import's id in a path; of another text there is none. */
const ImportId = () => Param('id', { schema: z.string().meta({ format: 'uuid', maxLength: 36 }) });

/** Pictures have no problem but that they are missing. */
const WHICH = {
  problems: `problems <> '{}' AND kind <> 'picture'`,
  missing: `kind = 'picture' AND (outcome = 'missing' OR outcome IS NULL AND NOT data ? 'place'
    AND NOT EXISTS (SELECT FROM imported WHERE imported.source = import_item.source))`,
};
const IMPORT = `
  SELECT id, created, person->>'name' AS by, state, fault, site, notes, choices,
    ARRAY(SELECT json_build_object('name', name, 'size', size, 'pieces', (
      SELECT count(*) FROM import_piece WHERE import_piece.import = file.import AND file = file.n))
      FROM import_file AS file WHERE file.import = import.id ORDER BY n) AS files,
    coalesce(found, '{}') AS found, items.* FROM import,
    LATERAL (SELECT count(*) FILTER (WHERE ${WHICH.problems})::integer AS problems,
      count(*) FILTER (WHERE outcome IN ('came', 'here'))::integer AS done,
      count(*) FILTER (WHERE outcome IS DISTINCT FROM 'left')::integer AS of,
      count(*) FILTER (WHERE ${WHICH.missing})::integer AS missing
      FROM import_item WHERE import_item.import = import.id) AS items,
    LATERAL (SELECT json_object_agg(kind, count) AS found FROM (
      SELECT kind, count(*) FROM import_item WHERE import_item.import = import.id GROUP BY kind) AS kinds) AS kinds`;

/** Takes files of an old site in, says how far they are, and brings what is chosen of them. The worker does what takes long. */
@Controller('api/imports')
export class ImportsController {
  constructor(private readonly dataSource: DataSource) {}

  @Route('POST', 'import and export', { answer: Import, status: 201 })
  createImport(
    @Body({ schema: ImportBody }) { files }: ImportBody,
    @From() { person }: Writer,
  ): Promise<Import> {
    return this.dataSource.transaction(async (manager) => {
      const [{ id }]: [{ id: string }] = await manager.query(
        'INSERT INTO import (person) VALUES ($1) RETURNING id',
        [person],
      );
      for (const file of files) await this.addTo(manager, id, file);
      return this.one(id, manager);
    });
  }

  @Route('GET', 'import and export', { answer: z.array(Import).max(NEWEST) })
  listImports(): Promise<Import[]> {
    return this.dataSource.query(`${IMPORT} ORDER BY created DESC LIMIT ${NEWEST}`);
  }

  /** Adds a file, as one of pictures that were missing. All files are looked at again then. */
  @Route('POST :id/files', 'import and export', { answer: Import, status: 201 })
  addFile(@ImportId() id: string, @Body({ schema: ImportFileBody }) file: ImportFileBody): Promise<Import> {
    return this.change(id, ['receiving', 'looked', 'done', 'failed'], async (manager) => {
      await this.addTo(manager, id, file);
      await manager.query(`UPDATE import SET state = 'receiving' WHERE id = $1`, [id]);
    });
  }

  /** Keeps a piece, which may be here already. With the last one of all files, they are looked at. */
  @Route('PUT :id/files/:file/pieces/:n', 'import and export', { body: PIECE, isUnlogged: true })
  @ApiConsumes(PIECE.media)
  @ApiBody({ schema: { type: 'string', format: 'binary', maxLength: PIECE_BYTES } })
  async putPiece(
    @ImportId() id: string,
    @Param('file', { schema: COUNTED }) file: number,
    @Param('n', { schema: COUNTED }) n: number,
    @Body() bytes: unknown,
  ): Promise<void> {
    const here: unknown[] = await this.dataSource.query(
      'SELECT FROM import_piece WHERE import::text = $1 AND file = $2 AND n = $3',
      [id, file, n],
    );
    // The answer to the last one may have been lost.
    if (here.length > 0) return;
    await this.change(id, ['receiving'], async (manager) => {
      const [asked]: { size: number }[] = await manager.query(
        'SELECT size FROM import_file WHERE import = $1 AND n = $2',
        [id, file],
      );
      const length = Math.min(PIECE_BYTES, (asked?.size ?? 0) - n * PIECE_BYTES);
      if (!(length > 0)) throw new NotFoundException('There is no such piece.');
      if (!(bytes instanceof Buffer) || bytes.length !== length)
        throw invalidField('piece', `This piece must have ${length} bytes.`);
      await manager.query(
        `INSERT INTO import_piece (import, file, n, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [id, file, n, bytes],
      );
      await manager.query(
        `UPDATE import SET state = 'looking', fault = NULL WHERE id = $1 AND
           (SELECT count(*) FROM import_piece WHERE import = $1) =
           (SELECT sum(ceil(size / ${PIECE_BYTES}.0)) FROM import_file WHERE import = $1)`,
        [id],
      );
    });
    freeBuffers();
  }

  /** What does not come whole, or is missing, in the order in which it was found. */
  @Route('GET :id/items', 'import and export', { answer: ImportItems })
  async listItems(
    @ImportId() id: string,
    @Query({ schema: AskedItems }) { cursor, only }: AskedItems,
  ): Promise<ImportItems> {
    const { id: found } = await this.one(id);
    const rows: ImportItem[] = await this.dataSource.query(
      `SELECT n, title, replace(address, '${UNKNOWN_SITE}', '') AS address, problems FROM import_item
       WHERE import = $1 AND n > $2 AND ${WHICH[only]} ORDER BY n LIMIT ${ITEMS_PAGE + 1}`,
      [found, cursor ?? 0],
    );
    const items = rows.slice(0, ITEMS_PAGE);
    return { items, next: rows.length > ITEMS_PAGE ? (items.at(-1)?.n ?? null) : null };
  }

  /** Brings what is chosen, or the rest of it. */
  @Route('POST :id/begin', 'import and export', { answer: Import })
  begin(
    @ImportId() id: string,
    @Body({ schema: ImportChoices }) choices: ImportChoices,
    @From() { person }: Writer,
  ): Promise<Import> {
    return this.change(id, ['looked', 'done'], async (manager) => {
      if (choices.content && (await manager.query('SELECT FROM site_draft')).length > 0)
        throw new ConflictException(
          'There are unpublished changes of the site. Please publish or discard them before its content comes.',
        );
      const set = `UPDATE import SET state = 'bringing', choices = $2, person = $3 WHERE id = $1`;
      await manager.query(set, [id, choices, person]);
      const { drafts, pages, content } = choices;
      const isLeft = [!drafts && 'draft', !pages && 'page', !content && 'content'].filter(Boolean);
      // What could not come, or was not chosen, may come now; posts may get pictures that came later.
      await manager.query(
        `UPDATE import_item SET outcome = CASE WHEN kind = ANY($2)
           OR (kind = 'picture' OR kind = 'category' AND data ? 'path') AND source NOT IN (
             SELECT unnest(pictures) FROM import_item WHERE import = $1 AND kind <> ALL($2)) THEN 'left' END
         WHERE import = $1 AND (coalesce(outcome, 'left') NOT IN ('came', 'here') OR kind IN ('post', 'draft', 'page'))`,
        [id, isLeft],
      );
    });
  }

  @Route('POST :id/stop', 'import and export', { answer: Import })
  stop(@ImportId() id: string): Promise<Import> {
    return this.change(id, ['bringing'], async (manager) => {
      await manager.query(`UPDATE import SET state = 'looked' WHERE id = $1`, [id]);
    });
  }

  /** Removes files and list. What was brought stays. */
  @Route('DELETE :id', 'import and export')
  async removeImport(@ImportId() id: string): Promise<void> {
    const [, removed] = await this.dataSource.query('DELETE FROM import WHERE id::text = $1', [id]);
    if (!removed) throw notFound();
  }

  private async one(id: string, manager = this.dataSource.manager): Promise<Import> {
    const [found]: Import[] = await manager.query(`${IMPORT} WHERE id::text = $1`, [id]);
    if (!found) throw notFound();
    return found;
  }

  private async addTo(manager: EntityManager, id: string, { name, size }: ImportFileBody): Promise<void> {
    if (!isStorable(name)) throw invalidField('name', 'The name of a file can have no such characters.');
    // One after the other, so that two can't pass the limit together.
    await manager.query('LOCK TABLE import_file IN SHARE ROW EXCLUSIVE MODE');
    const [{ n, bytes }]: [{ n: number; bytes: number }] = await manager.query(
      `SELECT count(*) FILTER (WHERE import = $1)::integer AS n, coalesce(sum(size), 0)::float8 AS bytes FROM import_file`,
      [id],
    );
    if (n >= MAX_FILES) throw invalidField('files', `There may be at most ${MAX_FILES} files.`);
    if (bytes + size > MAX_BYTES)
      throw invalidField(
        'size',
        'The files of all imports may have at most 500 MB together. Please remove an import that is done.',
      );
    await manager.query('INSERT INTO import_file (import, n, name, size) VALUES ($1, $2, $3, $4)', [
      id,
      n,
      name,
      size,
    ]);
  }

  /** Changes an import that is in one of these states, and wakes the worker. Throws 404 or 409. */
  private change(id: string, states: string[], work: (manager: EntityManager) => Promise<void>) {
    return this.dataSource.transaction(async (manager) => {
      const [row]: Pick<Import, 'state'>[] = await manager.query(
        'SELECT state FROM import WHERE id::text = $1 FOR UPDATE',
        [id],
      );
      if (!row) throw notFound();
      if (!states.includes(row.state))
        throw new ConflictException('This can’t be done now. Please look how far the import is.');
      await work(manager);
      await manager.query('NOTIFY import');
      return this.one(id, manager);
    });
  }
}

const notFound = () => new NotFoundException('There is no such import.');
