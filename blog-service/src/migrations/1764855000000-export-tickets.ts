import { Migration } from '@salon/service-kit/migrate';

/** Addresses at which everything can be fetched once, by any replica, within a minute. Only hashes of their tokens are stored. */
export class ExportTickets1764855000000 extends Migration {
  sql = `
    CREATE TABLE export_ticket (
      hash text NOT NULL PRIMARY KEY,
      editions text NOT NULL,
      made timestamp with time zone NOT NULL DEFAULT now()
    )`;
}
