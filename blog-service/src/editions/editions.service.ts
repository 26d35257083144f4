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
import { Journal } from '@salon/service-kit/journal';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { byTheClock } from '../people/writer.js';
import { CURRENT_EDITION } from '../visible.js';
import type { EditionSummary, PublishedEdition, SiteEdition } from './editions.dto.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const SITE_LOCK = 3005;
const SUMMARY =
  'edition, published_at AS "publishedAt", summary, came_with AS "cameWith", published_by AS by';

/** `Published edition 12: Haircut: ₹400 → ₹450` */
export const withSummary = (what: string, summary: string[]) =>
  [what, summary.join('; ')].filter(Boolean).join(': ');

type EditionRow = EditionSummary & { content: object };

/** What visitors read, and what was published before. Stored contents have the shape of the release that stored them. */
@Injectable()
export class EditionsService implements OnApplicationBootstrap {
  /** The current edition. It never changes, so it is read only once. */
  private kept?: SiteEdition;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly journal: Journal,
  ) {}

  /**
   * Stores what a fresh site shows, unless it is stored: as edition 1, from which the draft started then, or as edition 0 of
   * a site that had published before.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures, came_with)
         SELECT (NOT EXISTS (SELECT FROM site_edition))::integer, $1, $2::jsonb, '{}', '{}', true
         WHERE NOT EXISTS (SELECT FROM site_edition WHERE came_with)`,
        [[CAME_WITH], firstEdition(this.config.identity, this.config.SALON_NAME)],
      );
      await manager.query(
        'UPDATE site_draft SET based_on = 1 WHERE based_on = 0 AND NOT EXISTS (SELECT FROM site_edition WHERE edition = 0)',
      );
    });
  }

  /**
   * Runs a change of the draft or the editions in a transaction. Such changes wait for each other, and find a scheduled edition
   * whose time has come among the editions.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return lockedTransaction(this.dataSource, SITE_LOCK, async (manager) => {
      const due: Pick<EditionSummary, 'edition' | 'summary' | 'by'>[] = await manager.query(
        `WITH due AS (DELETE FROM site_plan WHERE published_at <= statement_timestamp() RETURNING *)
         INSERT INTO site_edition (edition, published_at, summary, content, picture_keys, public_pictures, published_by)
         SELECT (SELECT max(edition) + 1 FROM site_edition), published_at, summary, content, picture_keys, public_pictures, planned_by
         FROM due RETURNING edition, summary, published_by AS by`,
      );
      for (const { edition, summary, by } of due)
        await this.journal.add(manager, byTheClock(by), withSummary(`Published edition ${edition}`, summary));
      return work(manager);
    });
  }

  /** The whole current edition, with what visitors do not see. */
  async current(manager?: EntityManager): Promise<SiteEdition> {
    return (await this.latest(manager)).whole;
  }

  /** Throws 404 while the blog is switched off. */
  async requireBlog(): Promise<void> {
    const { content } = await this.current();
    if (!content.pages.blog) throw new NotFoundException('This site has no blog.');
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

  /** The current edition, whose it is, and the time by the database's clock. It decides what visitors see, not the clock of a replica. */
  async latest(manager = this.dataSource.manager) {
    const [now]: (Omit<SiteEdition, 'content'> & Pick<EditionSummary, 'by'> & { time: Date })[] =
      await manager.query(
        `SELECT edition, published_at AS "publishedAt", published_by AS by, statement_timestamp() AS time FROM ${CURRENT_EDITION}`,
      );
    if (!now) throw new ServiceUnavailableException('The site has no content yet.');
    const { time, by, ...row } = now;
    // Another one of this number comes with a backup that is restored.
    if (this.kept?.edition !== row.edition || this.kept.publishedAt.getTime() !== row.publishedAt.getTime()) {
      const [{ content }] = await manager.query('SELECT content FROM site_edition WHERE edition = $1', [
        row.edition,
      ]);
      this.kept = { ...row, content: this.read(content) };
    }
    return { time, by, whole: this.kept };
  }

  async edition(edition: number | undefined, manager = this.dataSource.manager): Promise<PublishedEdition> {
    const [row]: EditionRow[] = await manager.query(
      `SELECT ${SUMMARY}, content FROM site_edition WHERE edition = $1`,
      [edition],
    );
    if (!row) throw new NotFoundException('There is no such edition.');
    return { ...row, content: this.read(row.content) };
  }

  /** What a draft began from: a site whose own edition is 1 has none of the number 0. */
  async base(manager: EntityManager, edition: number): Promise<SiteContent> {
    const [row] = await manager.query(
      'SELECT content FROM site_edition WHERE edition >= $1 ORDER BY edition LIMIT 1',
      [edition],
    );
    return this.read(row.content);
  }

  /** A page of editions, newest first, only those with a lower number than `cursor`; without `nextCursor` it is the last. */
  async editions(limit: number, cursor?: number) {
    // One edition more than the limit is read. It tells whether there is a next page.
    const rows: EditionSummary[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM site_edition WHERE $1::integer IS NULL OR edition < $1
       ORDER BY edition DESC LIMIT ${limit + 1}`,
      [cursor],
    );
    const editions = rows.slice(0, limit);
    return { editions, nextCursor: rows.length > limit ? editions.at(-1)?.edition : undefined };
  }
}
