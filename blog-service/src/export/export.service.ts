import { hash, randomBytes } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import { PRICE_COLUMNS, priceListRows } from '@salon/content/price-list/rows';
import { Journal } from '@salon/service-kit/journal';
import Papa from 'papaparse';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import type { Writer } from '../people/writer.js';
import { LARGEST_FILES, LOGO } from '../pictures/picture-key.js';
import { HAS, IN_POST } from '../pictures/places.js';
import type { SafeHtml } from '../posts/text/html.js';
import { CURRENT_EDITION } from '../visible.js';
import {
  type AddressFacts,
  type CategoryFacts,
  type ConsentFacts,
  type ExportFacts,
  exportSchema,
  FORMAT,
  type PictureFacts,
  type PostFacts,
} from './format.js';
import { readme } from './readme.js';
import { Wxr } from './wxr.js';

export type Editions = ExportFacts['editions'];
type Parts = Iterable<string> | AsyncIterable<string | Buffer>;

/** As the journal says it. */
export const TAKEN = 'Took everything away: posts, pictures, content, consents';
const TICKET_LASTS = "interval '1 minute'";
const KEPT = 'deleted_at IS NULL';
/** So many rows are read at once: posts, and what is small. */
const ROWS = 20;
const SMALL_ROWS = 1_000;
/** So many bytes of a picture: what larger ones leave behind in the driver outlives many small collections, and adds up. */
const PIECE = 8 * 1024;

const FACTS = ['title', 'excerpt', 'author', 'category', 'language', 'imageAlt', 'focus'];
const factsOf = (from: string) =>
  `${FACTS.map((name) => `'${name}', ${from}->'${name}'`)}, 'picture', ${from}->'pictureKey', 'image', ${from}->'imageUrl'`;

/** A post and its facts, as the files have them. */
const POSTS = `
  SELECT id, content, date, updated, jsonb_build_object('id', id, ${factsOf('stored')}, 'state', state, 'updatedBy', post.updated_by,
    'wasPublic', was_public, 'family', family, 'changes', CASE WHEN post_id IS NOT NULL THEN jsonb_build_object(${factsOf('newer')},
      'content', newer->'content', 'saved', to_char(saved AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', post_changes.updated_by) END) AS facts
  FROM post LEFT JOIN post_changes ON post_id = id,
    jsonb_build_object('title', title, 'excerpt', excerpt, 'author', author, 'category', category, 'language', language,
      'imageAlt', image_alt, 'focus', focus, 'pictureKey', picture_key, 'imageUrl', image_url) AS stored,
    coalesce(jsonb_build_object('language', language) || text) AS newer
  WHERE ${KEPT} AND id > $1 ORDER BY id LIMIT ${ROWS}`;

const FILES = `'{${[LOGO, ...LARGEST_FILES]}}'::text[]`;

/** What an export shows of a picture: in posts that are not in the bin, in their changes, in the editions that are part of it. */
const PICTURES = (editions: Editions) => `
  SELECT *, ARRAY(SELECT id FROM post WHERE ${KEPT} AND ${IN_POST('key')} ORDER BY id) AS posts FROM (
    SELECT key, CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END AS focus,
      (SELECT image_alt FROM post WHERE ${KEPT} AND picture_key = key AND image_alt IS NOT NULL ORDER BY id LIMIT 1) AS alt,
      EXISTS (SELECT FROM ${editions === 'all' ? 'site_edition' : CURRENT_EDITION} WHERE ${HAS('key')}) AS site,
      'pictures/' || key || CASE stored WHEN '${LOGO}' THEN '.png' ELSE '.jpg' END AS file, stored, used_at AS used
    FROM picture, LATERAL (SELECT name AS stored FROM picture_file WHERE picture_key = key AND name = ANY(${FILES})
      ORDER BY array_position(${FILES}, name::text) LIMIT 1) AS largest
    WHERE key > $1 AND NOT EXISTS (SELECT FROM withdrawn_picture AS gone WHERE gone.key = picture.key)
  ) AS pictures
  WHERE site OR EXISTS (SELECT FROM post WHERE ${KEPT} AND ${IN_POST('key')})
    OR EXISTS (SELECT FROM post_changes JOIN post ON id = post_id WHERE ${KEPT} AND post_changes.${HAS('key')})
  ORDER BY key LIMIT ${ROWS}`;

const CATEGORIES = `
  SELECT name, retired, ARRAY(SELECT alias.name FROM category_alias AS alias WHERE category_id = id ORDER BY 1) AS earlier
  FROM category ORDER BY id`;
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

type Picture = PictureFacts & { stored: string; used: Date };
interface PostRow extends Pick<PostFacts, 'id' | 'date' | 'updated'> {
  facts: PostFacts;
  content: SafeHtml;
}

/** Takes everything out of the site, as one zip that is written while it is read. */
@Injectable()
export class ExportService {
  private readonly logger = new Logger(ExportService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly site: EditionsService,
    private readonly journal: Journal,
  ) {}

  /** A token with which a browser can fetch an export, once. It has to name no login: a download has no headers of ours. */
  async ticket(editions: Editions, { person }: Pick<Writer, 'person'>): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`DELETE FROM export_ticket WHERE made < now() - ${TICKET_LASTS}`);
      await manager.query('INSERT INTO export_ticket (hash, editions) VALUES ($1, $2)', [
        hash('sha256', token),
        editions,
      ]);
      await this.journal.add(manager, person, TAKEN);
    });
    return token;
  }

  /** What a token is for, which ends with this. Throws 404 when it has ended already, or never was. */
  async redeem(token: string): Promise<Editions> {
    const [[found]]: [{ editions: Editions }[]] = await this.dataSource.query(
      `DELETE FROM export_ticket WHERE hash = $1 AND made > now() - ${TICKET_LASTS} RETURNING editions`,
      [hash('sha256', token)],
    );
    if (!found) throw new NotFoundException('This address works once, for a minute. Please begin again.');
    return found.editions;
  }

  /** Named by the day. */
  fileName(): string {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: this.config.SALON_TIME_ZONE });
    return `export-${day.format(new Date())}.zip`;
  }

  /** The zip. It breaks off, unreadable, when something fails. */
  zip(editions: Editions): Readable {
    const zip = new ZipFile();
    const out = zip.outputStream as Readable;
    // What cannot be read ends `fill` too.
    zip.on('error', () => {});
    this.fill(zip, out, editions).catch((error: Error) => {
      if (!out.destroyed) this.logger.error({ msg: 'An export broke off', err: error });
      out.destroy(error);
    });
    return out;
  }

  /** Adds a file when the one before was fetched: only one is in memory, however slowly they are fetched. */
  private async fill(zip: ZipFile, out: Readable, editions: Editions): Promise<void> {
    const made = new Date();
    let open: Readable | undefined;
    out.once('close', () => open?.destroy());
    const add = async (name: string, parts: Parts, compress = true) => {
      // yazl keeps what it is given until the end: not the stream, nor what is in it.
      let rest: Parts | undefined = parts;
      const added = Promise.withResolvers<void>();
      zip.addReadStreamLazy(name, { mtime: made, compress }, (pump) => {
        const file = Readable.from(rest ?? []);
        rest = undefined;
        open = file;
        finished(file, (error) => (error ? added.reject(error) : added.resolve()));
        if (out.destroyed) file.destroy();
        pump(null, file);
      });
      await added.promise;
    };
    const addJson = (name: string, value: unknown) => add(name, [json(value)]);
    const { content } = await this.site.current();
    const { PUBLIC_URL: address, SALON_TIME_ZONE: timeZone } = this.config;
    const site = { address, name: content.salon.name, timeZone };
    await add('README.txt', [readme(site.name, address, made, editions === 'all')]);
    const facts: ExportFacts = { format: FORMAT, made, site: address, name: site.name, timeZone, editions };
    await addJson('export.json', facts);
    await addJson('schema.json', exportSchema());
    await add('content.json', jsonList(this.editions(editions)));
    await add('prices.csv', [MARK + csv([PRICE_COLUMNS, ...priceListRows(content)])]);
    for await (const { facts, content } of this.posts()) {
      await add(`posts/${facts.id}.html`, [content]);
      await addJson(`posts/${facts.id}.json`, facts);
    }
    const categories: CategoryFacts[] = await this.dataSource.query(CATEGORIES);
    await addJson('categories.json', categories);
    await add('posts.wxr.xml', this.wxr(new Wxr(site), editions, made, categories));
    const addresses = this.rows<AddressFacts>(ADDRESSES, 'path');
    await add('addresses.json', jsonList(addresses));
    await add('consents.json', jsonList(this.rows<ConsentFacts>(CONSENTS, 'picture')));
    await add('counts.csv', this.counts());
    await add('pictures.json', jsonList(this.pictureFacts(editions)));
    for await (const { key, file, stored } of this.pictures(editions)) {
      const first = await this.piece(key, stored, 0);
      // Withdrawn since it was listed.
      if (first) await add(file, this.pieces(key, stored, first), false);
    }
    zip.end();
  }

  private async *editions(which: Editions) {
    const numbers: { edition: number }[] = await this.dataSource.query(
      `SELECT edition FROM site_edition ORDER BY edition DESC ${which === 'all' ? '' : 'LIMIT 1'}`,
    );
    for (const { edition } of numbers) yield await this.site.edition(edition);
  }

  private async *posts() {
    for await (const { facts, content, date, updated } of this.rows<PostRow>(POSTS, 'id'))
      yield { content, facts: { ...facts, date, updated } };
  }

  private pictures = (editions: Editions) => this.rows<Picture>(PICTURES(editions), 'key');

  /** Postgres sends bytes as text: of a whole picture that would be much garbage at once. */
  private async *pieces(key: string, name: string, first: Buffer) {
    let piece: Buffer | undefined = first;
    for (let at = 0; piece && piece.length > 0; piece = await this.piece(key, name, at)) {
      yield piece;
      at += piece.length;
    }
  }

  private async piece(key: string, name: string, at: number): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT substring(bytes FROM $3 FOR ${PIECE}) AS bytes FROM picture_file WHERE picture_key = $1 AND name = $2`,
      [key, name, at + 1],
    );
    return row?.bytes;
  }

  private async *pictureFacts(editions: Editions) {
    for await (const { key, file, focus, alt, posts, site } of this.pictures(editions))
      yield { key, file, focus, alt, posts, site } satisfies PictureFacts;
  }

  private async *wxr(wxr: Wxr, editions: Editions, made: Date, categories: CategoryFacts[]) {
    const authors: { author: string }[] = await this.dataSource.query(
      `SELECT DISTINCT author FROM post WHERE ${KEPT} ORDER BY author`,
    );
    yield wxr.start(
      authors.map(({ author }) => author),
      categories,
      made,
    );
    for await (const picture of this.pictures(editions)) yield wxr.picture(picture, picture.used);
    for await (const { facts, content } of this.posts()) yield wxr.post(facts, content);
    yield wxr.end();
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

async function* jsonList(values: AsyncIterable<unknown>) {
  let before = '[\n';
  for await (const value of values) {
    yield `${before}${JSON.stringify(value, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
