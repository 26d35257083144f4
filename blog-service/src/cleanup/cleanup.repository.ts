import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Any number, the same in all replicas. */
const CLEANUP_LOCK = 3003;

@Injectable()
export class CleanupRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Does the work unless another replica is at it. */
  async withLock(work: () => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [{ mine }]: [{ mine: boolean }] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS mine',
        [CLEANUP_LOCK],
      );
      if (mine) await work();
    });
  }
}
