import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { DataSource, type Driver } from 'typeorm';
import { RequestMetrics } from './request-metrics.js';

@Injectable()
export class Metrics extends RequestMetrics {
  constructor(dataSource: DataSource) {
    super();
    // TypeORM's Postgres driver keeps its pg pool in `master`, but its types do not declare it.
    const { master: pool } = dataSource.driver as Driver & { master: Pool };
    new Gauge({
      name: 'pg_pool_connections',
      help: 'Database connections in the pool, and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    new Gauge({
      name: 'disk_used_ratio',
      help: 'Used part of the disk that the process is on, in a container that of its engine',
      registers: [this.registry],
      async collect() {
        const { blocks, bfree, bavail } = await statfs('.');
        // What only root may still use is counted as used, as by df.
        this.set(1 - bavail / (blocks - bfree + bavail));
      },
    });
  }
}
