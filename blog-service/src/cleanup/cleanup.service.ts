import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RESTORE_DAYS } from '../posts/posts.service.js';

const EVERY_MS = 10 * 60 * 1000;
/** Any number, the same in all replicas. */
const CLEANUP_LOCK = 3003;

@Injectable()
export class CleanupService {
  private readonly logger = new Logger(CleanupService.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Interval(EVERY_MS)
  async runQuietly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ msg: 'The clean-up failed; the next one will try again', err: error });
    }
  }

  /** Removes for good what can no longer be restored, and pictures that no post has used for an hour. */
  async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [{ mine }]: [{ mine: boolean }] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS mine',
        [CLEANUP_LOCK],
      );
      // Another replica is at it.
      if (!mine) return;
      await manager.query('DELETE FROM post WHERE deleted_at < now() - make_interval(days => $1)', [
        RESTORE_DAYS,
      ]);
      await manager.query(`
        DELETE FROM picture WHERE used_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM post WHERE post.picture_key = picture.key)`);
    });
  }
}
