import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ChangesService } from './changes/changes.service.js';
import { Notifications } from './changes/notifications.js';
import { CountsService } from './counts/counts.service.js';
import { EditionsService } from './editions/editions.service.js';
import { ImportsService } from './import/imports.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Idempotency } from './posts/write/idempotency.service.js';
import { StoredPosts } from './posts/write/stored-posts.service.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const CLEANUP_LOCK = 3003;
const MINUTE_MS = 60_000;
const RETRY_MS = 1_000;

/** What is done without a request. What fails is logged, and tried again in the next round. */
@Injectable()
export class Jobs implements OnApplicationBootstrap {
  private readonly logger = new Logger(Jobs.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: StoredPosts,
    private readonly idempotency: Idempotency,
    private readonly pictures: PicturesService,
    private readonly site: EditionsService,
    private readonly counts: CountsService,
    private readonly changes: ChangesService,
    private readonly notifications: Notifications,
    private readonly imports: ImportsService,
  ) {}

  onApplicationBootstrap(): void {
    void this.keepPublishing();
  }

  /** Publishes at the moment for which something is scheduled. Looks anew after each change, and after a minute at the latest. */
  private async keepPublishing(): Promise<void> {
    while (!this.notifications.isClosing) {
      const changed = this.notifications.next('change', MINUTE_MS);
      const wait = await this.publishScheduled().catch((error: unknown) => {
        if (!this.notifications.isClosing)
          this.logger.error({ msg: 'scheduled publication failed', err: error });
        return RETRY_MS;
      });
      await Promise.race([changed, delay(wait, undefined, { ref: false })]);
    }
  }

  /** Publishes what is due. Returns the milliseconds until something else is, a minute at most. */
  async publishScheduled(): Promise<number> {
    await this.dataSource.transaction((manager) => this.posts.publishDue(manager));
    if (await this.site.isScheduledEditionDue()) await this.site.transaction(async () => {});
    const [{ wait }]: [{ wait: number }] = await this.dataSource.query(
      `SELECT least(${MINUTE_MS}, ceil(extract(epoch FROM min(moment) - clock_timestamp()) * 1000))::integer AS wait FROM (
         SELECT date AS moment FROM post WHERE deleted_at IS NULL AND state = 'scheduled'
         UNION ALL SELECT published_at FROM site_plan) AS scheduled`,
    );
    return Math.max(1, wait);
  }

  /**
   * Permanently removes, in one replica at a time, posts that can no longer be restored, expired keys, pictures that nothing uses
   * any more, old days' counts, old changes, and files of imports that nobody has ended.
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
      await this.counts.removeOld();
      await this.changes.removeOld();
      await this.imports.removeOld();
    });
  }
}
