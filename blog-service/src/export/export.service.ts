import { hash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Injectable, NotFoundException } from '@nestjs/common';
import { dateOf, localTime } from '@salon/content/hours/localTime';
import { PRICE_COLUMNS, priceListRows } from '@salon/content/price-list/rows';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { makeZip } from 'client-zip';
import Papa from 'papaparse';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { LARGEST_FILES, LOGO } from '../pictures/picture-key.js';
import { HAS, IN_POST } from '../pictures/places.js';
import { CURRENT_EDITION } from '../visible.js';
import {
  type AddressFacts,
  type CategoryFacts,
  type ConsentFacts,
  type ExportFacts,
  FORMAT,
  type PictureFacts,
  type PostFacts,
} from './format.js';
import { readme } from './readme.js';
import { exportSchema } from './schema.js';
import { wxr } from './wxr.js';

export type Editions = ExportFacts['editions'];
type File = [name: string, content: string | AsyncIterable<string | Buffer>];

/** As the journal says it. */
export const TAKEN = 'Took everything away: posts, pictures, content, consents';
const LASTS = "made > now() - interval '1 minute'";
const KEPT = 'deleted_at IS NULL';
/** So many rows are read at once: posts, and what is small. */
const ROWS = 20;
const SMALL_ROWS = 1_000;
/** So many bytes of a picture: what larger ones leave behind in the driver outlives many small collections, and adds up. */
const PIECE = 8 * 1024;

const POSTS = `
  SELECT id, title, content, excerpt, author, category, language, picture_key AS picture, image_url AS image, image_alt AS "imageAlt",
    focus, state, date, updated, post.updated_by AS "updatedBy", was_public AS "wasPublic", family,
    CASE WHEN saved IS NOT NULL THEN jsonb_build_object('language', language) || (text - ARRAY['pictureKey', 'imageUrl'])
      || jsonb_build_object('picture', text->'pictureKey', 'image', text->'imageUrl', 'saved', saved, 'by', post_changes.updated_by)
    END AS changes
  FROM post LEFT JOIN post_changes ON post_id = id WHERE ${KEPT} AND id > $1 ORDER BY id LIMIT ${ROWS}`;

const FILES = `'{${[LOGO, ...LARGEST_FILES]}}'::text[]`;

/** What an export shows of a picture: in posts that are not in the bin, in their changes, in the editions that are part of it. */
const PICTURES = (editions: Editions) => `
  SELECT key, CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END AS focus,
    'pictures/' || key || CASE stored WHEN '${LOGO}' THEN '.png' ELSE '.jpg' END AS file, stored
  FROM picture, LATERAL (SELECT name AS stored FROM picture_file WHERE picture_key = key AND name = ANY(${FILES})
    ORDER BY array_position(${FILES}, name::text) LIMIT 1) AS largest
  WHERE key > $1 AND NOT EXISTS (SELECT FROM withdrawn_picture AS gone WHERE gone.key = picture.key)
    AND (EXISTS (SELECT FROM ${editions === 'all' ? 'site_edition' : CURRENT_EDITION} WHERE ${HAS('key')})
      OR EXISTS (SELECT FROM post WHERE ${KEPT} AND ${IN_POST('key')})
      OR EXISTS (SELECT FROM post_changes JOIN post ON id = post_id WHERE ${KEPT} AND post_changes.${HAS('key')}))
  ORDER BY key LIMIT ${ROWS}`;

const CATEGORIES = `
  SELECT name, retired, ARRAY(SELECT alias.name FROM category_alias AS alias WHERE category_id = id ORDER BY 1) AS earlier
  FROM category ORDER BY id`;
const AUTHORS = `SELECT DISTINCT author AS name FROM post WHERE ${KEPT} ORDER BY author`;
const CONSENTS = `
  SELECT picture_key AS picture, who, uses, to_char(until, 'YYYY-MM-DD') AS until, given FROM consent
  WHERE picture_key > $1 ORDER BY picture_key LIMIT ${SMALL_ROWS}`;
const ADDRESSES = `
  SELECT path, post_id AS post, picture_key AS picture, leads_to AS "leadsTo" FROM old_address
  WHERE path > $1 AND NOT EXISTS (SELECT FROM post WHERE id = post_id AND deleted_at IS NOT NULL) ORDER BY path LIMIT ${SMALL_ROWS}`;
/** Those of a day, which index and bounds keep few. */
const COUNTS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, page, detail, n FROM counts
  WHERE day = (SELECT min(day) FROM counts WHERE day > $1) ORDER BY kind, page, detail`;

type Picture = PictureFacts & { stored: string };
type PostRow = PostFacts & { content: string };

/** Takes everything out of the site, as one zip that is written while it is read. */
@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly site: EditionsService,
    private readonly journal: Journal,
  ) {}

  /** A token with which a browser can fetch an export, once. It has to name no login: a download has no headers of ours. */
  ticket(editions: Editions, person: Person): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`DELETE FROM export_ticket WHERE NOT ${LASTS}`);
      const row = [hash('sha256', token), editions];
      await manager.query('INSERT INTO export_ticket (hash, editions) VALUES ($1, $2)', row);
      await this.journal.add(manager, person, TAKEN);
      return token;
    });
  }

  /** What a token is for, which ends with this. Throws 404 when it has ended already, or never was. */
  async redeem(token: string): Promise<Editions> {
    const [[found]]: [{ editions: Editions }[]] = await this.dataSource.query(
      `DELETE FROM export_ticket WHERE hash = $1 AND ${LASTS} RETURNING editions`,
      [hash('sha256', token)],
    );
    if (!found) throw new NotFoundException('This address works once, for a minute. Please begin again.');
    return found.editions;
  }

  /** Named by the day. */
  fileName = () => `export-${dateOf(localTime(new Date(), this.config.SALON_TIME_ZONE))}.zip`;

  /** It breaks off, unreadable, when something fails. Only one file is in memory, however slowly they are fetched. */
  zip = (editions: Editions): Readable =>
    Readable.fromWeb(makeZip(this.inZip(editions)) as ReadableStream<Uint8Array>);

  private async *inZip(editions: Editions) {
    const made = new Date();
    for await (const [name, input] of this.files(editions, made)) yield { name, input, lastModified: made };
  }

  private async *files(editions: Editions, made: Date): AsyncGenerator<File> {
    const { content } = await this.site.current();
    const { PUBLIC_URL: site, SALON_TIME_ZONE: timeZone } = this.config;
    const facts: ExportFacts = { format: FORMAT, made, site, name: content.salon.name, timeZone, editions };
    const [authors, categories]: [{ name: string }[], CategoryFacts[]] = await Promise.all([
      this.dataSource.query(AUTHORS),
      this.dataSource.query(CATEGORIES),
    ]);
    yield ['README.txt', readme(facts)];
    yield ['export.json', json(facts)];
    yield ['schema.json', json(exportSchema())];
    yield ['content.json', jsonList(this.editions(editions))];
    yield ['prices.csv', MARK + csv([PRICE_COLUMNS, ...priceListRows(content)])];
    const posts = () => this.rows<PostRow>(POSTS, 'id');
    for await (const { content, ...post } of posts()) {
      yield [`posts/${post.id}.html`, content];
      yield [`posts/${post.id}.json`, json(post)];
    }
    yield ['posts.wxr.xml', wxr(facts, { authors, pictures: this.pictures(editions), posts: posts() })];
    yield ['categories.json', json(categories)];
    yield ['addresses.json', jsonList(this.rows<AddressFacts>(ADDRESSES, 'path'))];
    yield ['consents.json', jsonList(this.rows<ConsentFacts>(CONSENTS, 'picture'))];
    yield ['counts.csv', this.counts()];
    yield ['pictures.json', jsonList(this.pictureFacts(editions))];
    for await (const { key, file, stored } of this.pictures(editions)) yield [file, this.pieces(key, stored)];
  }

  private async *editions(which: Editions) {
    const numbers: { edition: number }[] = await this.dataSource.query(
      `SELECT edition FROM site_edition ORDER BY edition DESC ${which === 'all' ? '' : 'LIMIT 1'}`,
    );
    for (const { edition } of numbers) yield await this.site.edition(edition);
  }

  private pictures = (editions: Editions) => this.rows<Picture>(PICTURES(editions), 'key');

  private async *pictureFacts(editions: Editions) {
    for await (const { stored: _, ...facts } of this.pictures(editions)) yield facts satisfies PictureFacts;
  }

  /** Postgres sends bytes as text: of a whole picture that would be much garbage at once. */
  private async *pieces(key: string, name: string) {
    for (let at = 0; ; at += PIECE) {
      const [row]: { bytes: Buffer }[] = await this.dataSource.query(
        `SELECT substring(bytes FROM $3 FOR ${PIECE}) AS bytes FROM picture_file WHERE picture_key = $1 AND name = $2`,
        [key, name, at + 1],
      );
      // It may be withdrawn since it was listed.
      if (!row?.bytes.length) return;
      yield row.bytes;
    }
  }

  private async *counts() {
    yield MARK + csv([['day', 'kind', 'page', 'detail', 'n']]);
    const rows = this.rows<Record<string, string>>(COUNTS, 'day', '-infinity');
    // Visitors have typed some of it.
    for await (const row of rows) yield csv([Object.values(row)]);
  }

  /** All rows of a query, a few at a time, from the place after the last one: no transaction stays open while they are fetched. */
  private async *rows<Row>(sql: string, key: keyof Row, start: unknown = ''): AsyncGenerator<Row> {
    for (let place = start; place !== undefined; ) {
      const rows: Row[] = await this.dataSource.query(sql, [place]);
      yield* rows;
      place = rows.at(-1)?.[key];
    }
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Spreadsheets read a CSV as UTF-8 only by this mark. */
const MARK = '\ufeff';
const csv = (rows: string[][]) => `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;

/** A list with one entry a line. */
async function* jsonList(values: AsyncIterable<unknown>) {
  let before = '[\n';
  for await (const value of values) {
    yield before + JSON.stringify(value);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
