import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CountsService } from './counts/counts.service.js';
import { EditionsService } from './editions/editions.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Idempotency } from './posts/write/idempotency.service.js';
import { StoredPosts } from './posts/write/stored-posts.service.js';
import { DUE } from './visible.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const CLEANUP_LOCK = 3003;

/** What is done without a request. What fails is logged, and tried again in the next round. */
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
   * Publishes scheduled posts that are due. Visitors see such a post from its date on, as their queries compare dates; this
   * updates its state. The version stays the same, because the owner has changed nothing and her next save must not fail.
   */
  @Interval(500)
  async publishDue(): Promise<void> {
    // Asked first, because an update waits for locks of the table even when there is nothing to do.
    const due: unknown[] = await this.dataSource.query(`SELECT FROM post WHERE ${DUE} LIMIT 1`);
    if (due.length === 0) return;
    await this.dataSource.query(`UPDATE post SET state = 'published', was_public = true WHERE ${DUE}`);
  }

  /** Stores a planned edition among the editions when its time has come, and so renews the cache tags. */
  @Interval(500)
  async publishPlanned(): Promise<void> {
    if (await this.site.isPlanDue()) await this.site.transaction(async () => {});
  }

  /**
   * Permanently removes, in one replica at a time, posts that can no longer be restored, expired keys, pictures that nothing uses
   * any more, and old days' counts.
   */
  @Interval(10 * 60 * 1000)
  async cleanUp(): Promise<void> {
    await this.dataSource.transaction(async (lock) => {
      const [{ mine }] = await lock.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [CLEANUP_LOCK]);
      if (!mine) return;
      // Each step is a transaction of its own. In one transaction, the clean-up and a save could wait for each other.
      await this.posts.removeExpired();
      await this.idempotency.removeExpired();
      await this.pictures.removeUnused();
      await this.counts.addUpMonths();
    });
  }
}
