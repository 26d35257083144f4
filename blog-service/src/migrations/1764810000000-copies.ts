import { Migration } from '@salon/service-kit/migrate';

/** How copies of backups went to another place, for the owner. Whatever makes them writes it, and no backup holds it. */
export class Copies1764810000000 extends Migration {
  sql = `
    -- copied is the newest backup that is there. fault is null when the last try was good, and failures counts those since.
    CREATE TABLE copy_outcome (
      place text NOT NULL PRIMARY KEY,
      since timestamp with time zone NOT NULL DEFAULT now(),
      tried timestamp with time zone,
      good timestamp with time zone,
      copied text,
      checked timestamp with time zone,
      fault text,
      failures integer NOT NULL DEFAULT 0
    )`;
}
