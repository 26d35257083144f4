import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

/** What was stopped is as it was before it began: the rest of it can come. */
export class StoppedImports1764880000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE import SET state = 'looked' WHERE state = 'stopped'`);
  }
}
