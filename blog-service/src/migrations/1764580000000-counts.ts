import { Migration } from '@salon/service-kit/migrate';

/** How often something was done on a day, and nothing about who did it. Of the oldest days only months are left. */
export class Counts1764580000000 extends Migration {
  sql = `
    CREATE TABLE counts (
      n bigint NOT NULL,
      day date NOT NULL,
      kind text NOT NULL,
      page text NOT NULL,
      detail text NOT NULL
    );
    -- Of hashes, because one of the texts would be as large as the table.
    CREATE UNIQUE INDEX counts_key ON counts (day, hashtextextended(kind || ' ' || page || ' ' || detail, 0))`;
}
