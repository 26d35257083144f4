import { isDeepStrictEqual } from 'node:util';
import {
  Injectable,
  NotFoundException,
  type OnApplicationBootstrap,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { SiteContent } from '@salon/content/description';
import { withDefaults } from '@salon/content/entries';
import { CAME_WITH, firstEdition } from '@salon/content/first-edition';
import { localTime } from '@salon/content/hours/localTime';
import { shownContent } from '@salon/content/visible';
import { lockedTransaction } from '@salon/service-kit/database';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { CURRENT_EDITION } from '../visible.js';
import type { EditionSummary, PublishedEdition, SiteEdition } from './editions.dto.js';

/** For how long it counts that the blog is switched on: nginx keeps answers for a second more. */
const BLOG_ON_MS = 500;

/** The id of an advisory lock: any number, but the same in all replicas. */
const SITE_LOCK = 3005;
const DUE = 'published_at <= statement_timestamp()';
const SUMMARY = 'edition, published_at AS "publishedAt", summary';

interface SummaryRow {
  edition: number;
  publishedAt: Date;
  summary: string[];
}

type StoredRow = SummaryRow & { content: object };

/** What visitors read, and what was published before. Stored contents have the shape of the release that stored them. */
@Injectable()
export class EditionsService implements OnApplicationBootstrap {
  /** The current edition. It never changes, so it is read only once. */
  private kept?: { row: SummaryRow; whole: SiteEdition };
  private blogOnUntil = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * Stores what a fresh site shows, unless it is stored: as edition 1, from which the draft started then, or as edition 0 of
   * a site that had published before.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures)
         SELECT (NOT EXISTS (SELECT FROM site_edition))::integer, $1, $2::jsonb, '{}', '{}'
         WHERE NOT EXISTS (SELECT FROM site_edition WHERE summary = $1)`,
        [[CAME_WITH], firstEdition(this.config.identity, this.config.SALON_NAME)],
      );
      await manager.query(
        'UPDATE site_draft SET based_on = 1 WHERE based_on = 0 AND NOT EXISTS (SELECT FROM site_edition WHERE edition = 0)',
      );
    });
  }

  /**
   * Runs a change of the draft or the editions in a transaction. Such changes wait for each other, and find a plan whose time has
   * come among the editions.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return lockedTransaction(this.dataSource, SITE_LOCK, async (manager) => {
      await manager.query(
        `WITH due AS (DELETE FROM site_plan WHERE ${DUE} RETURNING *)
         INSERT INTO site_edition (edition, published_at, summary, content, picture_keys, public_pictures)
         SELECT (SELECT max(edition) + 1 FROM site_edition), published_at, summary, content, picture_keys, public_pictures
         FROM due`,
      );
      return work(manager);
    });
  }

  async isPlanDue(): Promise<boolean> {
    const due: unknown[] = await this.dataSource.query(`SELECT FROM site_plan WHERE ${DUE}`);
    return due.length > 0;
  }

  /** The whole current edition, with what visitors do not see. */
  async current(manager?: EntityManager): Promise<SiteEdition> {
    return (await this.latest(manager)).whole;
  }

  /** Throws 404 while the blog is switched off. */
  async requireBlog(): Promise<void> {
    if (Date.now() < this.blogOnUntil) return;
    if (!(await this.current()).content.pages.blog) throw new NotFoundException('This site has no blog.');
    this.blogOnUntil = Date.now() + BLOG_ON_MS;
  }

  /** Stored content in the shape of this release. An earlier one had the salon's name in its environment alone. */
  read(stored: object): SiteContent {
    return withDefaults({ salon: { name: this.config.SALON_NAME }, ...stored });
  }

  /** What visitors see now of the current edition. The answer changes with the clock. */
  async shown(): Promise<SiteEdition> {
    const { whole, time } = await this.latest();
    return { ...whole, content: shownContent(whole.content, localTime(time, this.config.SALON_TIME_ZONE)) };
  }

  /** The current edition, and the time by the database's clock. It decides what visitors see, not the clock of a replica. */
  private async latest(manager = this.dataSource.manager) {
    const { time, ...row } = await currentEdition(manager);
    if (!this.kept || !isDeepStrictEqual(this.kept.row, row)) {
      const [{ content, ...read }]: [StoredRow] = await manager.query(
        `SELECT ${SUMMARY}, content FROM ${CURRENT_EDITION}`,
      );
      const { summary: _, ...whole } = { ...toSummary(read), content: this.read(content) };
      this.kept = { row: read, whole };
    }
    return { time, whole: this.kept.whole };
  }

  async edition(edition: number | undefined, manager = this.dataSource.manager): Promise<PublishedEdition> {
    const [row]: StoredRow[] = await manager.query(
      `SELECT ${SUMMARY}, content FROM site_edition WHERE edition = $1`,
      [edition],
    );
    if (!row) throw new NotFoundException('There is no such edition.');
    return { ...toSummary(row), content: this.read(row.content) };
  }

  /** A page of editions, newest first, only those with a lower number than `cursor`; without `nextCursor` it is the last. */
  async editions(limit: number, cursor?: number) {
    // One edition more than the limit is read. It tells whether there is a next page.
    const rows: SummaryRow[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM site_edition WHERE $1::integer IS NULL OR edition < $1
       ORDER BY edition DESC LIMIT ${limit + 1}`,
      [cursor],
    );
    const editions = rows.slice(0, limit).map(toSummary);
    return { editions, nextCursor: rows.length > limit ? editions.at(-1)?.edition : undefined };
  }
}

/** The current edition without its content, and the time. */
export async function currentEdition(manager: EntityManager): Promise<SummaryRow & { time: Date }> {
  const [row]: (SummaryRow & { time: Date })[] = await manager.query(
    `SELECT ${SUMMARY}, statement_timestamp() AS time FROM ${CURRENT_EDITION}`,
  );
  if (!row) throw new ServiceUnavailableException('The site has no content yet.');
  return row;
}

function toSummary({ edition, publishedAt, summary }: SummaryRow): EditionSummary {
  return { edition, publishedAt: publishedAt.toISOString(), summary };
}
