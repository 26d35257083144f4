import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PostStoreRepository } from './post-store.repository.js';

const EVERY_MS = 5_000;

/** Visitors see a scheduled post from its minute on by what they ask; this makes the counters and its state follow. */
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
