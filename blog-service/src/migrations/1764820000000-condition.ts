import { Migration } from '@salon/service-kit/migrate';

/** What is wrong with the site, so that it is told once, and when its parts began anew. */
export class Condition1764820000000 extends Migration {
  sql = `
    CREATE TABLE fault (
      kind text NOT NULL PRIMARY KEY,
      -- When somebody was told of it, and when that was last tried.
      told timestamp with time zone,
      tried timestamp with time zone
    );
    -- Those of the last hour. A minute in which a part does not answer counts as one of them.
    CREATE TABLE part_start (
      part text NOT NULL,
      moment timestamp with time zone NOT NULL,
      PRIMARY KEY (part, moment)
    )`;
}
