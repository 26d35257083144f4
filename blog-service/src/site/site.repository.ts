import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { lockTransaction } from '@salon/service-kit/database';
import { DataSource, type EntityManager } from 'typeorm';
import type { SiteContent } from './site-content.dto.js';

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

export interface EditionRow extends SummaryRow {
  /** In the shape of the release that stored it. */
  content: object;
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

const SUMMARY = 'edition, published_at AS "publishedAt", summary';
const DRAFT = 'version, based_on AS "basedOn", updated, content, picture_keys AS "pictureKeys"';

/** All SQL on editions and the draft. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class SiteRepository {
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

  /** The current edition without its content, and the time; undefined until one is published. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<CurrentRow | undefined> {
    const [row]: CurrentRow[] = await manager.query(
      `SELECT ${SUMMARY}, now() FROM site_edition ORDER BY edition DESC LIMIT 1`,
    );
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
    {
      edition,
      summary,
      content,
      pictureKeys,
      publicPictures,
    }: Omit<EditionRow, 'publishedAt'> & Pick<DraftRow, 'pictureKeys'> & { publicPictures: string[] },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures)
       VALUES ($1, $2, $3, $4, $5)`,
      [edition, summary, JSON.stringify(content), pictureKeys, publicPictures],
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
}
