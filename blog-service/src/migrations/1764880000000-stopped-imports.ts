import { Migration } from '@salon/service-kit/migrate';

/** What was stopped is as it was before it began: the rest of it can come. */
export class StoppedImports1764880000000 extends Migration {
  sql = `UPDATE import SET state = 'looked' WHERE state = 'stopped'`;
}
