import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PostStoreRepository } from './post-store.repository.js';

const EVERY_MS = 500;

/**
 * Publishes scheduled posts that are due. Visitors see such a post from its date on, as their queries compare dates;
 * this job updates its state and the counters.
 */
@Injectable()
export class ScheduleService {
  private readonly logger = new Logger(ScheduleService.name);

  constructor(private readonly store: PostStoreRepository) {}

  @Interval(EVERY_MS)
  async runQuietly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({
        msg: 'Scheduled posts could not be published; the next round tries again',
        err: error,
      });
    }
  }

  run(): Promise<void> {
    return this.store.publishDue();
  }
}
