import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { CountsService } from './counts/counts.service.js';
import { EditionsService } from './editions/editions.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Idempotency } from './posts/write/idempotency.service.js';
import { StoredPosts } from './posts/write/stored-posts.service.js';
import { DUE } from './visible.js';

/** The ids of advisory locks: any numbers, but the same in all replicas. */
const CLEANUP_LOCK = 3003;
const SCHEDULE_LOCK = 3006;

/** What is done without a request, by one replica at a time. What fails is logged, and tried again in the next round. */
@Injectable()
export class Jobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: StoredPosts,
    private readonly idempotency: Idempotency,
    private readonly pictures: PicturesService,
    private readonly site: EditionsService,
    private readonly counts: CountsService,
  ) {}

  /**
   * Publishes scheduled posts that are due. Visitors see such a post from its date on, as their queries compare dates;
   * this updates its state and the counters. The version stays the same, because the owner has changed nothing and her next
   * save must not fail.
   */
  @Interval(500)
  async publishDue(): Promise<void> {
    const due: unknown[] = await this.dataSource.query(`SELECT FROM post WHERE ${DUE} LIMIT 1`);
    if (due.length === 0) return;
    await this.inOneReplica(SCHEDULE_LOCK, (manager) =>
      manager.query(`UPDATE post SET state = 'published', was_public = true WHERE ${DUE}`),
    );
  }

  /** Stores a planned edition among the editions when its time has come, and so renews the cache tags. */
  @Interval(500)
  async publishPlanned(): Promise<void> {
    if (await this.site.isPlanDue()) await this.site.transaction(async () => {});
  }

  /** Permanently removes posts that can no longer be restored, expired keys, pictures that nothing uses any more, and old days' counts. */
  @Interval(10 * 60 * 1000)
  async cleanUp(): Promise<void> {
    // Each step is a transaction of its own. In one transaction, the clean-up and a save could wait for each other.
    await this.inOneReplica(CLEANUP_LOCK, async () => {
      await this.posts.removeExpired();
      await this.idempotency.removeExpired();
      await this.pictures.removeUnused();
      await this.counts.addUpMonths();
    });
  }

  /** Does the work in a transaction, unless another replica is doing it. */
  private async inOneReplica(lock: number, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [{ mine }]: [{ mine: boolean }] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS mine',
        [lock],
      );
      if (mine) await work(manager);
    });
  }
}
