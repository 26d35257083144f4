import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SiteContent } from '@salon/content/description';
import { lockTransaction } from '@salon/service-kit/database';
import { DataSource, type EntityManager } from 'typeorm';

/** The id of an advisory lock: any number, but the same in all replicas. */
const SITE_LOCK = 3005;

export interface SummaryRow {
  edition: number;
  publishedAt: Date;
  summary: string[];
}

export interface CurrentRow extends SummaryRow {
  /** By the database's clock. It decides what visitors see, whatever the clock of a replica says. */
  now: Date;
}

interface EditionRow extends SummaryRow {
  /** In the shape of the release that stored it. */
  content: object;
}

interface NewEdition {
  edition: number;
  summary: string[];
  content: SiteContent;
  pictureKeys: string[];
  /** Those of them that visitors see. */
  publicPictures: string[];
}

export interface DraftRow {
  /** A new random value with each save. */
  version: string;
  basedOn: number;
  updated: Date;
  /** In the shape of the release that stored it. */
  content: object;
  pictureKeys: string[];
}

interface SetAsideRow {
  n: number;
  date: Date;
  /** In the shape of the release that stored it. */
  content: object;
}

/** How many contents that were not chosen are kept, so that no conflict can fill the disk. */
export const MOST_SET_ASIDE = 20;

const SUMMARY = 'edition, published_at AS "publishedAt", summary';
const DRAFT = 'version, based_on AS "basedOn", updated, content, picture_keys AS "pictureKeys"';

/** All SQL on editions and the draft. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class EditionsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs a change of the draft or the editions in a transaction. The lock makes such changes wait for each other, in
   * all replicas.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockTransaction(manager, SITE_LOCK);
      return work(manager);
    });
  }

  /** The current edition without its content, and the time. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<CurrentRow> {
    const [row]: CurrentRow[] = await manager.query(
      `SELECT ${SUMMARY}, now() FROM site_edition ORDER BY edition DESC LIMIT 1`,
    );
    if (!row) throw new ServiceUnavailableException('The site has no content yet.');
    return row;
  }

  async edition(
    edition: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<EditionRow | undefined> {
    const [row]: EditionRow[] = await manager.query(
      `SELECT ${SUMMARY}, content FROM site_edition WHERE edition = $1`,
      [edition],
    );
    return row;
  }

  /** Lists editions newest first, only those with a lower number than `before`. */
  editions(limit: number, before?: number): Promise<SummaryRow[]> {
    return this.dataSource.query(
      `SELECT ${SUMMARY} FROM site_edition WHERE $1::integer IS NULL OR edition < $1
       ORDER BY edition DESC LIMIT ${limit}`,
      [before ?? null],
    );
  }

  async addEdition(
    manager: EntityManager,
    { edition, summary, content, pictureKeys, publicPictures }: NewEdition,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures)
       VALUES ($1, $2, $3, $4, $5)`,
      [edition, summary, JSON.stringify(content), pictureKeys, publicPictures],
    );
  }

  /**
   * Stores what a fresh site shows, unless it is stored: as edition 1, from which the draft started then, or as edition 0 of
   * a site that had published before.
   */
  async addFirst(manager: EntityManager, line: string, content: SiteContent): Promise<void> {
    await manager.query(
      `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures)
       SELECT (NOT EXISTS (SELECT FROM site_edition))::integer, $1, $2::jsonb, '{}', '{}'
       WHERE NOT EXISTS (SELECT FROM site_edition WHERE summary = $1)`,
      [[line], JSON.stringify(content)],
    );
    await manager.query(
      'UPDATE site_draft SET based_on = 1 WHERE based_on = 0 AND NOT EXISTS (SELECT FROM site_edition WHERE edition = 0)',
    );
  }

  async draft(manager: EntityManager = this.dataSource.manager): Promise<DraftRow | undefined> {
    const [row]: DraftRow[] = await manager.query(`SELECT ${DRAFT} FROM site_draft`);
    return row;
  }

  async saveDraft(
    manager: EntityManager,
    { basedOn, content, pictureKeys }: { basedOn: number; content: SiteContent; pictureKeys: string[] },
  ): Promise<DraftRow> {
    const [row]: [DraftRow] = await manager.query(
      `INSERT INTO site_draft (version, based_on, updated, content, picture_keys)
       VALUES (gen_random_uuid(), $1, now(), $2, $3)
       ON CONFLICT (single) DO UPDATE SET version = excluded.version, based_on = excluded.based_on,
         updated = excluded.updated, content = excluded.content, picture_keys = excluded.picture_keys
       RETURNING ${DRAFT}`,
      [basedOn, JSON.stringify(content), pictureKeys],
    );
    return row;
  }

  async removeDraft(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM site_draft');
  }

  setAsides(): Promise<Omit<SetAsideRow, 'content'>[]> {
    return this.dataSource.query('SELECT n, date FROM site_set_aside ORDER BY n DESC');
  }

  async setAside(n: number): Promise<SetAsideRow | undefined> {
    const [row] = await this.dataSource.query('SELECT n, date, content FROM site_set_aside WHERE n = $1', [
      n,
    ]);
    return row;
  }

  /** Also removes all but the newest ones, and returns the keys of their pictures. */
  async addSetAside(manager: EntityManager, content: SiteContent, pictureKeys: string[]): Promise<string[]> {
    await manager.query(
      `INSERT INTO site_set_aside (n, content, picture_keys)
       SELECT coalesce(max(n), 0) + 1, $1::jsonb, $2::text[] FROM site_set_aside`,
      [JSON.stringify(content), pictureKeys],
    );
    const [removed] = await manager.query(
      `DELETE FROM site_set_aside WHERE n NOT IN (
         SELECT n FROM site_set_aside ORDER BY n DESC LIMIT ${MOST_SET_ASIDE}) RETURNING picture_keys AS keys`,
    );
    return removed.flatMap(({ keys }: { keys: string[] }) => keys);
  }
}
