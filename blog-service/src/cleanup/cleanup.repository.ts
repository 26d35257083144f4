import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inOneReplica } from '../replicas.js';

const CLEANUP_LOCK = 3003;

@Injectable()
export class CleanupRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Does the work, unless another replica is doing it. */
  withLock(work: () => Promise<void>): Promise<void> {
    return inOneReplica(this.dataSource, CLEANUP_LOCK, work);
  }
}
