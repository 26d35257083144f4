import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PicturesService } from '../pictures/pictures.service.js';
import { BinService } from '../posts/write/bin.service.js';
import { inOneReplica } from '../replicas.js';

const CLEANUP_LOCK = 3003;
const EVERY_MS = 10 * 60 * 1000;

@Injectable()
export class CleanupService {
  private readonly logger = new Logger(CleanupService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly bin: BinService,
    private readonly pictures: PicturesService,
  ) {}

  @Interval(EVERY_MS)
  async runQuietly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ msg: 'The clean-up failed; the next one will try again', err: error });
    }
  }

  /** Permanently removes posts that can no longer be restored, and pictures that nothing uses any more. */
  async run(): Promise<void> {
    // Each step is a transaction of its own. In one transaction, the clean-up and a save could wait for each other.
    await inOneReplica(this.dataSource, CLEANUP_LOCK, async () => {
      await this.bin.removeExpired();
      await this.pictures.removeUnused();
    });
  }
}
