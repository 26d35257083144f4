import { Injectable } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { EditionsService } from './editions/editions.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { IS_KEPT } from './posts/write/idempotency.js';
import { EXPIRED, StoredPosts } from './posts/write/stored-posts.service.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const CLEANUP_LOCK = 3003;

const REMOVE_OLD = [
  `DELETE FROM post WHERE ${EXPIRED}`,
  `DELETE FROM idempotency_key WHERE NOT ${IS_KEPT}`,
  "DELETE FROM change WHERE at < now() - interval '30 days' AND n < (SELECT max(n) FROM change)",
  "DELETE FROM renderer WHERE seen < now() - interval '30 days'",
  // Files are large, and forgotten.
  "DELETE FROM import WHERE created < now() - interval '30 days'",
];

/** What is done without a request. What fails is logged, and tried again in the next round. */
@Injectable()
export class Jobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: StoredPosts,
    private readonly pictures: PicturesService,
    private readonly site: EditionsService,
  ) {}

  /** Publishes what is due. It is scheduled for whole minutes: a second later it is due by every clock. */
  @Cron('1 * * * * *')
  async publishScheduled(): Promise<void> {
    await this.dataSource.transaction((manager) => this.posts.publishDue(manager));
    await this.site.transaction(async () => {});
  }

  /**
   * Permanently removes, in one replica at a time, posts that can no longer be restored, expired keys, pictures that nothing uses
   * any more, old changes, and files of imports that nobody has ended.
   */
  @Interval(10 * 60 * 1000)
  async cleanUp(): Promise<void> {
    await this.dataSource.transaction(async (lock) => {
      const [{ mine }] = await lock.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [CLEANUP_LOCK]);
      if (!mine) return;
      // Each step is a transaction of its own. In one transaction, the clean-up and a save could wait for each other.
      for (const sql of REMOVE_OLD) await this.dataSource.query(sql);
      await this.pictures.removeUnused();
    });
  }
}
