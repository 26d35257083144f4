import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PicturesRepository } from './pictures/pictures.repository.js';
import { IdempotentPosts } from './posts/write/idempotent-posts.service.js';
import { PostStoreRepository } from './posts/write/post-store.repository.js';

/** The ids of advisory locks: any numbers, but the same in all replicas. */
const CLEANUP_LOCK = 3003;
const SCHEDULE_LOCK = 3006;

/** What is done without a request, by one replica at a time. */
@Injectable()
export class Jobs {
  private readonly logger = new Logger(Jobs.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly posts: PostStoreRepository,
    private readonly idempotency: IdempotentPosts,
    private readonly pictures: PicturesRepository,
  ) {}

  @Interval(500)
  publishDueQuietly(): Promise<void> {
    return this.quietly('Scheduled posts could not be published', () => this.publishDue());
  }

  @Interval(10 * 60 * 1000)
  cleanUpQuietly(): Promise<void> {
    return this.quietly('The clean-up failed', () => this.cleanUp());
  }

  /**
   * Publishes scheduled posts that are due. Visitors see such a post from its date on, as their queries compare dates;
   * this updates its state and the counters.
   */
  async publishDue(): Promise<void> {
    if (!(await this.posts.hasDue())) return;
    await this.inOneReplica(SCHEDULE_LOCK, (manager) => this.posts.publishDue(manager));
  }

  /** Permanently removes posts that can no longer be restored, expired keys, and pictures that nothing uses any more. */
  async cleanUp(): Promise<void> {
    // Each step is a transaction of its own. In one transaction, the clean-up and a save could wait for each other.
    await this.inOneReplica(CLEANUP_LOCK, async () => {
      await this.posts.removeExpired();
      await this.idempotency.removeExpired();
      await this.pictures.removeUnused();
    });
  }

  private async quietly(failed: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.logger.warn({ msg: `${failed}; the next round tries again`, err: error });
    }
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
