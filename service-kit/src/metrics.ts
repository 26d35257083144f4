import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource, type Driver } from 'typeorm';
import { RequestMetrics } from './request-metrics.js';

@Injectable()
export class Metrics extends RequestMetrics {
  constructor(dataSource: DataSource) {
    super();
    // TypeORM's Postgres driver keeps its pg pool in `master`, but its types do not declare it.
    const { master: pool } = dataSource.driver as Driver & { master: Pool };
    const connections = 'Database connections in the pool, and requests waiting for one';
    this.gauge('pg_pool_connections', connections, ['state'], function () {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    });
    const disk = 'Used part of the disk that the process is on, in a container that of its engine';
    this.gauge('disk_used_ratio', disk, [], async function () {
      const { blocks, bfree, bavail } = await statfs('.');
      // What only root may still use is counted as used, as by df.
      this.set(1 - bavail / (blocks - bfree + bavail));
    });
  }
}
