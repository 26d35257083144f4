import { Migration } from '@salon/service-kit/migrate';

/** How the last backup went, for the owner. Whatever makes backups writes it, and no backup holds it. */
export class Backups1764600000000 extends Migration {
  sql = `
    -- fault is null when the last one is good, and every_hours when none are made by a schedule.
    CREATE TABLE backup_outcome (
      single boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (single),
      tried timestamp with time zone NOT NULL,
      good timestamp with time zone,
      fault text,
      every_hours integer
    );
    -- Left over from the oldest releases, which this one does not make any more.
    DROP TABLE IF EXISTS typeorm_metadata`;
}
